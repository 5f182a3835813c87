import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { NOVEL, type OpenReader, openBook } from '../testing/open-reader.ts';

let opened: OpenReader | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

const back = () => screen.queryByRole('button', { name: /^Back(?: to (?:page|“)|$)/ });

/** As a viewer does it: tells of the jump, and shows the page somewhat later. */
async function jump(page: number, isLink: boolean): Promise<void> {
  const { viewer, change } = opened as OpenReader;
  await change(() => viewer().options.onJump?.(isLink));
  await change(() => viewer().become({ page, file: `${page}.pdf`, place: `${page}.pdf` }));
}

test('a jump within a document is an entry of the history: Back leads to the place before it [R2.99]', async () => {
  opened = await openBook();
  const { viewer, change, host } = opened;
  await jump(40, false);
  expect(back()).toBeNull();
  await jump(60, false);
  await change(() => host.navigation.navigate(-1));
  expect(viewer().opened.at(-1)).toBe('40.pdf');
  await change(() => host.navigation.navigate(-1));
  expect(viewer().opened.at(-1)).toBe('1.pdf');
  await change(() => host.navigation.navigate(1));
  expect(viewer().opened.at(-1)).toBe('40.pdf');
});

test('after a link a button leads back, and gives the focus to the page [R2.100]', async () => {
  opened = await openBook();
  const { viewer, change } = opened;
  await jump(40, true);
  expect(back()?.textContent).toBe('Back to page 1');
  await userEvent.click(back() as HTMLElement);
  expect(viewer().opened.at(-1)).toBe('1.pdf');
  await waitFor(() => expect(back()).toBeNull());
  expect(document.activeElement?.role ?? '').toBe('region');
  await jump(40, true);
  await change(() => viewer().become({ page: 41 }));
  expect(back()).toBeNull();
});

test('in an EPUB the button names the chapter that was left', async () => {
  opened = await openBook({ getAppearance: () => NOVEL });
  const entry = { title: 'The door', link: 'one.xhtml', children: [] };
  await opened.change(() => opened?.viewer().become({ entry }));
  await jump(2, true);
  expect(back()?.textContent).toBe('Back to “The door”');
});
