import { expect, test } from '@jest/globals';
import { AbortedError } from './errors.ts';
import { orAborted } from './or-aborted.ts';

const never = new Promise<string>(() => undefined);

test('waits no longer than until the signal is aborted', async () => {
  const call = new AbortController();
  const waiting = orAborted(never, call.signal);
  call.abort();
  await expect(waiting).rejects.toBeInstanceOf(AbortedError);
  await expect(orAborted(never, call.signal)).rejects.toBeInstanceOf(AbortedError);
});

test('settles as the promise does', async () => {
  const { signal } = new AbortController();
  expect(await orAborted(Promise.resolve('again'), signal)).toBe('again');
  expect(await orAborted(Promise.resolve('again'), undefined)).toBe('again');
  const failure = new Error('no dialog');
  await expect(orAborted(Promise.reject(failure), signal)).rejects.toBe(failure);
});
