import { expect, test } from '@jest/globals';
import { createRows } from './scratch.ts';

test('each list has zeros, in the same memory as long as that is large enough', () => {
  const take = createRows();
  const first = take(100);
  first.fill(7);
  const second = take(105);
  expect(second).toEqual(new Int32Array(105));
  expect(second.buffer).toBe(first.buffer);
  expect(take(1000)).toEqual(new Int32Array(1000));
  expect(take(3)).toEqual(new Int32Array(3));
});
