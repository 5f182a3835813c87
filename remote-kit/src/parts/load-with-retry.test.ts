import { expect, jest, test } from '@jest/globals';
import { loadWithRetry } from './load-with-retry.ts';

test('asks to try again until the part is there [C2.41]', async () => {
  const load = jest
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('part');
  const waitForRetry = jest.fn(async () => {});
  expect(await loadWithRetry(load, waitForRetry)).toBe('part');
  expect(waitForRetry).toHaveBeenCalledTimes(2);
});
