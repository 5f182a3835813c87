import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type OpenReader, openBook } from '../testing/open-reader.ts';

let opened: OpenReader | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

test('the page of a PDF is offered though its contents are still on their way', async () => {
  const position = '42.pdf';
  opened = await openBook({
    getContents: () => new Promise<never>(() => undefined),
    getReadingPlace: () => ({
      place: { file: position, position, page: 42, fraction: 0.42, savedAt: 1 },
      now: 2,
    }),
  });
  const offer = await screen.findByRole('group', { name: 'Continue on page 42?' });
  expect(offer).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(opened.viewer().moves).toEqual([{ to: 'link', link: position }]);
});
