import { afterEach, expect, jest, test } from '@jest/globals';
import { StatusError } from '@leeszaal/shared-contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { type OpenReader, openReader } from '../testing/open-reader.ts';

const Notice = () => 'The notice';
let attempts = 0;
jest.unstable_mockModule(
  new URL('./licence-notice.component.tsx', import.meta.url).pathname,
  () => {
    attempts += 1;
    if (attempts === 1) throw new Error('Loading chunk 7 failed.');
    return { default: Notice };
  },
);

let opened: OpenReader | undefined;
afterEach(() => opened?.close());

test('a notice whose code fails to load is shown after *Try again* [C2.40]', async () => {
  opened = await openReader({
    acquireLicence: () => {
      throw new StatusError(403, null);
    },
  });
  const { dialogs } = opened.host;
  await waitFor(() => expect(dialogs.shown).toHaveLength(1));
  expect(dialogs.shown[0]?.message.title).toBe('Server could not be reached');
  await act(async () => dialogs.shown[0]?.choose('retry'));
  expect(await screen.findByText('The notice')).toBeTruthy();
  expect(attempts).toBe(2);
});
