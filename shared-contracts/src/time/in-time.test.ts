import { expect, jest, test } from '@jest/globals';
import { inTime } from './in-time.ts';

test('throws what the promise is rejected with', async () => {
  await expect(inTime(Promise.reject(new Error('refused')), 1_000)).rejects.toThrow('refused');
});

test('waits until the limit, and no longer', async () => {
  jest.useFakeTimers();
  try {
    const ended = jest.fn();
    void inTime(new Promise(() => undefined), 1_000).then(ended);
    await jest.advanceTimersByTimeAsync(999);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalled();
  } finally {
    jest.useRealTimers();
  }
});
