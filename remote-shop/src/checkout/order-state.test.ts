import { expect, test } from '@jest/globals';
import type { BasketEntry } from '@leeszaal/shared-contracts';
import { isAgreed, isbnsOf, unorderable } from './order-state.ts';

const entry = (id: number, isbn?: string): BasketEntry => ({
  connection: 3,
  id,
  book: { title: `Book ${id}`, authors: [], licenseAvailable: false, isbn },
});

test.each([
  [false, false, false],
  [true, false, false],
  [false, true, false],
  [true, true, true],
])('general %s and privacy %s is agreed: %s', (general, privacy, agreed) => {
  expect(isAgreed({ general, privacy })).toBe(agreed);
});

test('each ISBN is ordered once, and what has none is not', () => {
  const entries = [entry(1, '9780140449136'), entry(2, ' '), entry(3), entry(4, '9780140449136')];
  expect(isbnsOf(entries)).toEqual(['9780140449136']);
  expect(unorderable(entries).map(({ id }) => id)).toEqual([2, 3]);
});
