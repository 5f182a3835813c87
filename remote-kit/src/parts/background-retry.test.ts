import { afterEach, expect, jest, test } from '@jest/globals';
import { createBackgroundRetry, PAUSES } from './background-retry.ts';
import { loadWithRetry } from './load-with-retry.ts';

const loads = globalThis.fetch;
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  globalThis.fetch = loads;
});

const failed = Object.assign(new Error('Loading chunk 142 failed.'), { request: '/142.js' });
const load = () => jest.fn<() => Promise<string>>().mockRejectedValue(failed);
const serverSays = (status: number) =>
  Object.assign(globalThis, { fetch: async () => ({ status }) });

test('waits ever longer, and no more after the last attempt [C8.19]', async () => {
  serverSays(500);
  jest.useFakeTimers();
  const never = load();
  const loading = loadWithRetry(never, createBackgroundRetry()).catch((error: unknown) => error);
  for (const [index, pause] of PAUSES.entries()) {
    await jest.advanceTimersByTimeAsync(pause - 1);
    expect(never).toHaveBeenCalledTimes(index + 1);
    await jest.advanceTimersByTimeAsync(1);
  }
  expect(await loading).toBe(failed);
  await jest.runAllTimersAsync();
  expect(never).toHaveBeenCalledTimes(PAUSES.length + 1);
});

test('gives up at once what is gone from the server [C8.19]', async () => {
  serverSays(404);
  const gone = load();
  await expect(loadWithRetry(gone, createBackgroundRetry())).rejects.toBe(failed);
  expect(gone).toHaveBeenCalledTimes(1);
});

test('waits for the network where there is none, however long that takes [C8.19]', async () => {
  serverSays(500);
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const late = load();
  const loading = loadWithRetry(late, createBackgroundRetry());
  for (let times = 0; times < 2 * PAUSES.length; times += 1) {
    await Promise.resolve();
    window.dispatchEvent(new Event('online'));
  }
  late.mockResolvedValue('part');
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await loading).toBe('part');
});

test('does not wait for the network when the chunk is no longer wanted', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const listened = jest.spyOn(window, 'addEventListener');
  const ended = jest.spyOn(window, 'removeEventListener');
  const abort = new AbortController();
  const loading = loadWithRetry(load(), createBackgroundRetry(), abort.signal);
  await Promise.resolve();
  await Promise.resolve();
  abort.abort();
  await expect(loading).rejects.toBe(abort.signal.reason);
  const waits = listened.mock.calls.filter(([type]) => type === 'online');
  expect(waits).toHaveLength(1);
  expect(ended.mock.calls).toContainEqual(waits[0]?.slice(0, 2));
});
