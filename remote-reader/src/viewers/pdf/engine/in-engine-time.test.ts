import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { PageOpenError } from '../../state/page-failure.ts';
import { ENGINE_LIMIT_S, inEngineTime } from './in-engine-time.ts';

const giveUp = jest.fn();
const lease = { giveUp };
const { signal } = new AbortController();
const never = () => new Promise<never>(() => undefined);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  giveUp.mockClear();
});

test('work that ends in time is passed on, and leaves no timer', async () => {
  expect(await inEngineTime(lease, async () => 'page', signal)).toBe('page');
  const broken = new PageOpenError('no PDF');
  await expect(inEngineTime(lease, () => Promise.reject(broken), signal)).rejects.toBe(broken);
  expect([giveUp.mock.calls.length, jest.getTimerCount()]).toEqual([0, 0]);
});

test('a page on which the engine hangs fails, and the engine is given up [R2.108]', async () => {
  let given = signal;
  const work = (inTime: AbortSignal) => {
    given = inTime;
    return never();
  };
  const outcome = inEngineTime(lease, work, signal).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(ENGINE_LIMIT_S * 1000 - 1);
  expect([given.aborted, giveUp.mock.calls.length]).toEqual([false, 0]);
  await jest.advanceTimersByTimeAsync(1);
  expect(await outcome).toBeInstanceOf(PageOpenError);
  expect([given.aborted, giveUp.mock.calls.length]).toEqual([true, 1]);
  expect(jest.getTimerCount()).toBe(0);
});

test('a page that is no longer wanted ends at once, and the engine goes on', async () => {
  const leaving = new AbortController();
  const outcome = inEngineTime(lease, never, leaving.signal);
  leaving.abort();
  await expect(outcome).rejects.toThrow('given up');
  const begin = jest.fn(never);
  await expect(inEngineTime(lease, begin, leaving.signal)).rejects.toThrow();
  expect([begin.mock.calls.length, giveUp.mock.calls.length, jest.getTimerCount()]).toEqual([
    0, 0, 0,
  ]);
});
