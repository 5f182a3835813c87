import { expect, test } from '@jest/globals';
import { printAmount } from './print-amount.ts';

test.each([
  [1, 1],
  [10, 10],
  [11, 10],
  [2.9, 2],
  [0, 1],
  [-3, 1],
  [Number.NaN, 1],
])('of %s pages that are wanted, %s are printed [R5.5]', (wanted, printed) => {
  expect(printAmount(wanted)).toBe(printed);
});
