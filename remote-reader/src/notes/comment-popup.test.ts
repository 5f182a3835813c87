import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type OpenReader, openBook } from '../testing/open-reader.ts';

let opened: OpenReader | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

test('a comment is read with its author, date and answers, and goes with its page or by Escape [R2.46]', async () => {
  opened = await openBook();
  const { viewer, change } = opened;
  const page = new AbortController();
  const focusReference = jest.fn();
  const comment = {
    author: 'Ann',
    date: new Date('2021-03-04T12:00:00Z'),
    text: 'Wrong year.\nSee page 3.',
    replies: [{ author: 'Bo', date: undefined, text: 'Corrected.' }],
    signal: page.signal,
    box: () => ({ left: 10, top: 10, width: 24, height: 24 }),
    focusReference,
  };
  expect(viewer().options.commentLabel?.('Ann')).toBe('Comment by Ann');
  expect(viewer().options.commentLabel?.(undefined)).toBe('Comment');
  const show = () => change(() => viewer().options.onComment?.(comment));
  await show();
  const popup = await screen.findByRole('dialog', { name: 'Comment by Ann' });
  expect(popup.contains(document.activeElement)).toBe(true);
  expect(popup.textContent).toContain('Wrong year.\nSee page 3.');
  expect(popup.querySelector('time')?.dateTime).toBe('2021-03-04T12:00:00.000Z');
  const replies = within(within(popup).getByRole('list', { name: 'Replies' }));
  expect(replies.getByRole('listitem').textContent).toContain('Bo');
  expect(replies.getByRole('listitem').textContent).toContain('Corrected.');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(focusReference).toHaveBeenCalled());
  await show();
  await screen.findByRole('dialog', { name: 'Comment by Ann' });
  await change(() => page.abort());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
