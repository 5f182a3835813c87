import { expect, test } from '@jest/globals';
import { pageFromInput } from './page-input.ts';

test.each([
  ['12', 12],
  [' 12 ', 12],
  ['12.9', 12],
  ['0', 1],
  ['-4', 1],
  ['301', 300],
  ['1e9', 300],
  ['Infinity', 300],
  ['', 7],
  ['  ', 7],
  ['page 4', 7],
  ['4 of 12', 7],
])('typing %j on page 7 of 300 means page %d [R5.1]', (text, page) => {
  expect(pageFromInput(text, 7, 300)).toBe(page);
});
