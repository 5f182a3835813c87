import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type Citations, MOST_CITATIONS, StatusError } from '@leeszaal/shared-contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type OpenScreen, openScreen } from '../testing/open-screen.ts';
import { CiteButton } from './cite-button.component.tsx';
import { CiteDialog } from './cite-dialog.component.tsx';

const NOVEL: Citations = {
  entries: [
    [
      { text: 'Multatuli. (1860). ', isItalic: false },
      { text: 'Max Havelaar', isItalic: true },
      { text: '.', isItalic: false },
    ],
  ],
  text: 'Multatuli. (1860). Max Havelaar.',
  omitted: 0,
};
const RECORDS = [
  { connection: 3, id: 7 },
  { connection: 0, id: 1 },
];

let opened: OpenScreen;
let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup();
});
afterEach(async () => {
  await opened.close();
  jest.restoreAllMocks();
});

async function open(getCitations: () => Citations, records = RECORDS) {
  const onClose = jest.fn();
  opened = await openScreen({
    language: 'nl',
    part: <CiteDialog records={records} onClose={onClose} />,
    answers: { getCitations },
  });
  await waitFor(() => expect(screen.queryByText('Laden…')).toBeNull());
  return onClose;
}

const requests = () => opened.host.http.requestsOf('getCitations').map(({ body }) => body);

test('shows the citations in a style and in the language of the person [C2.350 C2.351]', async () => {
  await open(() => NOVEL);
  expect((await screen.findByRole('listitem')).textContent).toBe(NOVEL.text);
  expect(within(screen.getByRole('listitem')).getByText('Max Havelaar').tagName).toBe('I');
  await user.selectOptions(screen.getByRole('combobox'), 'chicago');
  await waitFor(() => expect(requests()).toHaveLength(2));
  const publications = [
    { connectionId: 3, publicationId: 7 },
    { connectionId: 0, publicationId: 1 },
  ];
  expect(requests()).toEqual([
    { publications, form: 'apa', language: 'nl' },
    { publications, form: 'chicago', language: 'nl' },
  ]);
});

test('copies the text, and says so [C2.352]', async () => {
  await open(() => NOVEL);
  await user.click(await screen.findByRole('button', { name: 'Kopiëren' }));
  await waitFor(() => expect(opened.host.dialogs.notes).toEqual(['Gekopieerd']));
});

test('says when a browser cannot copy [C2.352]', async () => {
  await open(() => NOVEL);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  jest.spyOn(navigator.clipboard, 'write').mockRejectedValue(new Error('refused'));
  await user.click(await screen.findByRole('button', { name: 'Kopiëren' }));
  await waitFor(() =>
    expect(opened.host.dialogs.notes).toEqual([
      'Dit kon niet worden gekopieerd. Selecteer de tekst en kopieer die.',
    ]),
  );
});

test('downloads a file for a reference manager [C2.353]', async () => {
  await open(() => NOVEL);
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  for (const name of ['RIS downloaden', 'BibTeX downloaden', 'CSL-JSON downloaden']) {
    await user.click(screen.getByRole('button', { name }));
  }
  await waitFor(() => expect(saved).toEqual(['citations.ris', 'citations.bib', 'citations.json']));
  expect(requests().map(({ form }) => form)).toEqual(['apa', 'ris', 'bibtex', 'csl-json']);
});

test('names what is left out, and what is too much [C2.354]', async () => {
  const records = Array.from({ length: MOST_CITATIONS + 1 }, (_, id) => ({ connection: 0, id }));
  await open(() => ({ ...NOVEL, omitted: 2 }), records);
  expect(await screen.findByText(/^2 publicaties/)).toBeTruthy();
  expect(screen.getByText(/eerste 500/)).toBeTruthy();
  expect(requests()[0]?.publications).toHaveLength(MOST_CITATIONS);
});

test('a failed call is told, and tried again [C2.355]', async () => {
  let isDown = true;
  await open(() => {
    if (isDown) throw new StatusError(500, null);
    return NOVEL;
  });
  isDown = false;
  await user.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }));
  expect((await screen.findByRole('listitem')).textContent).toBe(NOVEL.text);
});

test('the button opens the dialog, and has the focus again when it closes [C2.350]', async () => {
  opened = await openScreen({
    part: <CiteButton label="Cite this publication" records={RECORDS} />,
    answers: { getCitations: () => NOVEL },
  });
  const button = screen.getByRole('button', { name: 'Cite, Cite this publication' });
  await user.click(button);
  await screen.findByRole('dialog', { name: 'Cite' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(button));
});
