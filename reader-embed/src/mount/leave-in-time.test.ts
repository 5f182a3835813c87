import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { LEAVE_LIMIT, leaveInTime } from './leave-in-time.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test.each([
  ['has left', Promise.resolve()],
  ['fails to leave', Promise.reject(new Error('The server is gone'))],
])('waits no longer than for a reader that %s, and leaves no timer', async (_, leaving) => {
  await leaveInTime(leaving);
  expect(jest.getTimerCount()).toBe(0);
});

test('does not wait for a server that never answers', async () => {
  const ended = jest.fn();
  void leaveInTime(new Promise(() => undefined)).then(ended);
  await jest.advanceTimersByTimeAsync(LEAVE_LIMIT - 1);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalled();
});
