import { expect, test } from '@jest/globals';
import { PAGE_SIZE, pageOf } from './acquisitions-page.ts';

const hundred = Array.from({ length: 100 }, (_, index) => index);

test('a page has ten, and says which of all they are [C2.51 C9.6]', () => {
  expect(PAGE_SIZE).toBe(10);
  expect(pageOf(hundred, 0)).toEqual({
    items: hundred.slice(0, 10),
    first: 1,
    last: 10,
    hasPrevious: false,
    hasNext: true,
  });
  expect(pageOf(hundred, 9)).toMatchObject({ first: 91, last: 100, hasNext: false });
});

test('the last page may be shorter, and ten are one page only [C2.51]', () => {
  expect(pageOf(hundred.slice(0, 12), 1)).toMatchObject({
    items: [10, 11],
    first: 11,
    last: 12,
    hasPrevious: true,
    hasNext: false,
  });
  expect(pageOf(hundred.slice(0, 10), 0)).toMatchObject({ hasPrevious: false, hasNext: false });
});
