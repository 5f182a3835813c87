import { expect, test } from '@jest/globals';
import { PartStore } from './part-store.ts';

const bytes = (length: number) => new Uint8Array(length);

test('the parts that were not used for longest are dropped [R2.193]', () => {
  const store = new PartStore(10);
  store.add(1, bytes(4));
  store.add(2, bytes(4));
  expect(store.take(1)).toHaveLength(4);
  store.add(3, bytes(4));
  expect([1, 2, 3].filter((part) => store.has(part))).toEqual([1, 3]);
  expect(store.take(2)).toBeUndefined();
});

test('a part that came twice is counted once, and one that is too large is not kept', () => {
  const store = new PartStore(10);
  store.add(1, bytes(6));
  store.add(1, bytes(6));
  expect([store.hasRoom(4), store.hasRoom(5)]).toEqual([true, false]);
  store.add(2, bytes(11));
  expect([store.has(1), store.has(2), store.hasRoom(10)]).toEqual([false, false, true]);
});

test('nothing is left after clearing', () => {
  const store = new PartStore(10);
  store.add(1, bytes(6));
  store.clear();
  expect([store.has(1), store.hasRoom(10)]).toEqual([false, true]);
});
