import { setImmediate } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { makeUploadQueues } from './upload-queues.ts';

/** Work that lasts until it is told to end. */
function slowWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let begun = false;
  const work = () => {
    begun = true;
    return promise;
  };
  return { work, end: resolve, hasBegun: () => begun };
}

it('receives one upload of a remote at a time, and keeps no other remote waiting', async () => {
  const enqueue = makeUploadQueues();
  const [one, two, other] = [slowWork(), slowWork(), slowWork()];
  const both = [enqueue('maps', one.work), enqueue('maps', two.work)];
  const others = enqueue('notices', other.work);
  await setImmediate();
  expect([one, two, other].map(({ hasBegun }) => hasBegun())).toEqual([true, false, true]);
  other.end();
  await others;
  one.end();
  await both[0];
  await setImmediate();
  expect(two.hasBegun()).toBe(true);
  two.end();
  await both[1];
});

it('refuses a sixth upload of a remote until one has ended or failed', async () => {
  const enqueue = makeUploadQueues();
  const failing = slowWork();
  const first = enqueue('maps', () => failing.work().then(() => Promise.reject(new Error('cut'))));
  const waiting = Array.from({ length: 4 }, () => enqueue('maps', async () => 'stored'));
  await expect(enqueue('maps', async () => 'stored')).rejects.toMatchObject({ status: 429 });
  failing.end();
  await expect(first).rejects.toThrow('cut');
  expect(await Promise.all(waiting)).toEqual(Array(4).fill('stored'));
  expect(await enqueue('maps', async () => 'stored')).toBe('stored');
});
