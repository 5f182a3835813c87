import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { NOVEL, type OpenReader, openBook } from '../testing/open-reader.ts';

let opened: OpenReader;
const page = new AbortController();
const focusReference = jest.fn();
const go = jest.fn();
const taken = jest.fn();

beforeEach(async () => {
  jest.clearAllMocks();
  opened = await openBook({ getAppearance: () => NOVEL });
  await opened.change(() =>
    opened.viewer().options.onNote?.({
      mark: '3',
      signal: page.signal,
      box: () => ({ left: 10, top: 10, width: 24, height: 24 }),
      show: (parent, title) => {
        parent.textContent = `${title}: Said in secret.`;
        return taken;
      },
      go,
      focusReference,
    }),
  );
});
afterEach(async () => {
  await opened.close();
});

const popup = () => screen.findByRole('dialog', { name: 'Note 3' });
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('a note is read beside its reference, to which the focus returns by Escape [R2.126]', async () => {
  expect((await popup()).textContent).toContain('Note 3: Said in secret.');
  expect((await popup()).contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await isGone();
  expect(taken).toHaveBeenCalled();
  await waitFor(() => expect(focusReference).toHaveBeenCalled());
  expect(go).not.toHaveBeenCalled();
});

test('*Go to the note* moves there, and the focus does not return to the reference [R2.126]', async () => {
  await popup();
  await userEvent.click(screen.getByRole('button', { name: 'Go to the note' }));
  await isGone();
  expect(go).toHaveBeenCalledTimes(1);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(focusReference).not.toHaveBeenCalled();
});
