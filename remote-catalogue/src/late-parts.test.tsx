import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import type { AnyPart } from '@leeszaal/remote-kit/parts';
import { publicationCodec } from '@leeszaal/shared-contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as v from 'valibot';
import { detailPart } from './detail/detail-part.ts';
import { AddToShelfButton, shelfDialogPart } from './own-shelves/add-to-shelf-button.component.tsx';
import { bookshelfPart, resultsPart } from './parts.ts';
import { advancedPart } from './search-bar/advanced-part.ts';
import { keepBack } from './testing/late-part.ts';
import { type OpenScreen, openScreen } from './testing/open-screen.ts';

/* Presses before their chunk has loaded. */

const modules = [{ connection: 3, module: 8, name: 'Catalogue', actions: [], advancedFields: [] }];

let opened: OpenScreen | undefined;
beforeAll(() => {
  // Not in jsdom.
  Object.assign(URL, { createObjectURL: () => 'blob:logo', revokeObjectURL: () => undefined });
});
afterEach(async () => {
  await opened?.close();
  opened = undefined;
  jest.restoreAllMocks();
});

async function open(late: AnyPart, path = '/') {
  opened = await openScreen({
    path,
    late,
    library: { modules, bookshelves: [{ id: 1, name: 'For later', authorId: '1', items: [] }] },
    answers: {
      search: () => [],
      getAcquisitions: () => [{ id: 1, title: 'Book 1', cover: undefined, sourceModule: 8 }],
      getPublicationDetail: () => v.parse(publicationCodec.schema, { id: 1, title: 'Book 1' }),
    },
  });
  return opened.host;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const panel = () => screen.queryByRole('region', { name: 'Publication' });
const inPanel = () => within(panel() as HTMLElement);
const waits = () => screen.queryByRole('progressbar', { name: 'Loading…' }) !== null;
const tryAgain = () => act(async () => opened?.host.dialogs.shown[0]?.choose('retry'));

test('the panel of a publication has the focus at once, and keeps what has it when the rest comes [C2.42]', async () => {
  const late = keepBack(detailPart);
  await open(detailPart);
  await press('Book 1');
  expect(document.activeElement).toBe(panel());
  expect(inPanel().queryByRole('heading')).toBeNull();
  await userEvent.type(screen.getByRole('combobox', { name: 'Search the catalogue' }), 'sh');
  await late.come();
  expect(inPanel().getByRole('heading', { level: 2, name: 'Book 1' })).toBeTruthy();
  await userEvent.keyboard('ips');
  expect(screen.getByRole('combobox', { name: 'Search the catalogue' })).toHaveProperty(
    'value',
    'ships',
  );
});

test('a panel that waits is left with Escape and with its button, and asks no more [C2.42]', async () => {
  const late = keepBack(detailPart);
  const { dialogs } = await open(detailPart);
  await press('Book 1');
  await userEvent.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Book 1' }));
  await press('Book 1');
  await late.fail();
  expect(dialogs.shown).toHaveLength(1);
  await userEvent.click(inPanel().getByRole('button', { name: 'Close' }));
  expect([panel(), dialogs.shown]).toEqual([null, []]);
});

test('a panel that does not come asks to try again, and has the focus when it has come [C2.40]', async () => {
  const late = keepBack(detailPart);
  const { dialogs } = await open(detailPart);
  await press('Book 1');
  await late.fail();
  expect(dialogs.shown.map(({ message }) => message.title)).toEqual([
    'Server could not be reached',
  ]);
  await tryAgain();
  await late.come();
  expect(inPanel().getByRole('heading', { level: 2, name: 'Book 1' })).toBeTruthy();
  expect(document.activeElement).toBe(panel());
  expect(dialogs.shown).toEqual([]);
});

test('the advanced panel says that it is on its way, where its button says that it is [C2.42]', async () => {
  const late = keepBack(advancedPart);
  const { dialogs } = await open(advancedPart);
  await userEvent.click(screen.getByRole('combobox', { name: 'Search the catalogue' }));
  const toggle = screen.getByRole('button', { name: 'Advanced search' });
  const named = () => document.getElementById(toggle.getAttribute('aria-controls') ?? '');
  expect(named()?.contains(screen.getByRole('progressbar', { name: 'Loading…' }))).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect([waits(), named()]).toEqual([false, null]);
  await userEvent.click(toggle);
  await late.fail();
  // The host's dialog takes the focus, which must not close the panel.
  const question = document.body.appendChild(document.createElement('button'));
  question.setAttribute('role', 'alertdialog');
  act(() => question.focus());
  question.remove();
  expect(dialogs.shown).toHaveLength(1);
  await tryAgain();
  await late.come();
  expect(named()).toBe(screen.getByRole('region', { name: 'Advanced search' }));
  expect(waits()).toBe(false);
});

test('a person who goes to the search field is not asked about the panel that fails to load [C2.39]', async () => {
  const late = keepBack(advancedPart);
  const { dialogs } = await open(advancedPart);
  await userEvent.click(screen.getByRole('combobox', { name: 'Search the catalogue' }));
  await late.fail();
  expect([waits(), dialogs.shown]).toEqual([false, []]);
  await userEvent.keyboard('ships');
  expect(screen.getByRole('combobox', { name: 'Search the catalogue' })).toHaveProperty(
    'value',
    'ships',
  );
  await press('Advanced search');
  await late.fail();
  expect([waits(), dialogs.shown.length]).toEqual([true, 1]);
});

test('home loads no more code until the person does something [C2.38]', async () => {
  const whenIdle: IdleRequestCallback[] = [];
  Object.assign(globalThis, {
    requestIdleCallback: (run: IdleRequestCallback) => whenIdle.push(run),
    cancelIdleCallback: () => undefined,
  });
  try {
    await open(resultsPart);
    await screen.findByRole('button', { name: 'Book 1' });
    const load = jest.spyOn(bookshelfPart, 'load');
    // Home is settled with the effects of the first cover, which is none.
    await act(async () => undefined);
    expect(whenIdle).toEqual([]);
    await userEvent.pointer({ target: document.body });
    await waitFor(() => expect(whenIdle).toHaveLength(1));
    whenIdle[0]?.({ didTimeout: false, timeRemaining: () => 50 });
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  } finally {
    await opened?.close();
    opened = undefined;
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
  }
});

test('a search from home does not wait for the code of the results', async () => {
  const late = keepBack(resultsPart);
  const { http } = await open(resultsPart);
  await userEvent.type(
    screen.getByRole('combobox', { name: 'Search the catalogue' }),
    'ships{Enter}',
  );
  expect(http.requestsOf('search')).toHaveLength(1);
  expect(waits()).toBe(true);
  await late.come();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('ships');
});

test('the shelves say that they are on their way, and ask to try again [C2.40]', async () => {
  const late = keepBack(bookshelfPart);
  const { dialogs } = await open(bookshelfPart, '/bookshelf');
  expect(waits()).toBe(true);
  await late.fail();
  expect([waits(), dialogs.shown.length]).toEqual([true, 1]);
  await tryAgain();
  await late.come();
  expect(await screen.findByRole('navigation', { name: 'Bookshelves' })).toBeTruthy();
});

test('the choice of a shelf asks to try again, and the catalogue stays [C2.40]', async () => {
  const late = keepBack(shelfDialogPart);
  opened = await openScreen({
    part: <AddToShelfButton label="Add to shelf" candidates={[]} />,
  });
  await late.fail();
  expect(opened.host.dialogs.shown).toEqual([]);
  await press('Save, Add to shelf');
  const button = screen.getByRole('button', { name: /^Save, Add to shelf/ });
  expect([button.textContent, document.activeElement]).toEqual([
    'SaveSave, Add to shelfLoading…',
    button,
  ]);
  await late.fail();
  expect(opened.host.dialogs.shown).toHaveLength(1);
  await tryAgain();
  await late.come();
  expect(screen.getByRole('dialog', { name: 'Add to shelf' })).toBeTruthy();
  expect(button.textContent).toBe('SaveSave, Add to shelf');
});
