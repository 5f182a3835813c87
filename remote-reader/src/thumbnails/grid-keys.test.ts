import { expect, test } from '@jest/globals';
import { pageOfKey } from './grid-keys.ts';

test.each([
  ['ArrowRight', 5, 6],
  ['ArrowLeft', 5, 4],
  ['ArrowDown', 5, 8],
  ['ArrowUp', 5, 2],
  ['Home', 5, 1],
  ['End', 5, 10],
  ['ArrowUp', 2, 2],
  ['ArrowDown', 9, 9],
  ['ArrowRight', 10, 10],
  ['a', 5, undefined],
])('%s on thumbnail %s of 10 leads to %s [R2.132]', (key, page, target) => {
  expect(pageOfKey(key, page, 10)).toBe(target);
});
