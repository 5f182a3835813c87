import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { leaveRemote, UNMOUNT_LIMIT } from './leave-remote.ts';
import type { RemoteHandle } from './remote-module.contract.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test.each([
  ['has left', () => Promise.resolve()],
  ['fails to leave', () => Promise.reject(new Error('The server is gone'))],
  [
    'throws at once',
    () => {
      throw new Error('Already removed');
    },
  ],
])('waits no longer than for a remote that %s, and leaves no timer', async (_, unmount) => {
  await leaveRemote({ unmount }, 'navigate');
  expect(jest.getTimerCount()).toBe(0);
});

test('does not wait for a server that never answers', async () => {
  const left = jest.fn();
  const unmount = jest.fn<RemoteHandle['unmount']>(() => new Promise(() => undefined));
  void leaveRemote({ unmount }, 'logout').then(left);
  await jest.advanceTimersByTimeAsync(UNMOUNT_LIMIT - 1);
  expect(unmount).toHaveBeenCalledWith('logout');
  expect(left).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(left).toHaveBeenCalled();
});
