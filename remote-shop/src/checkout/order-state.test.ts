import { expect, test } from '@jest/globals';
import type { BasketEntry } from '@leeszaal/shared-contracts';
import { hindranceOf, unorderable } from '../basket/orderable.ts';
import { asSold, isAgreed, isbnsOf, pricesOf } from './order-state.ts';

const entry = (id: number, isbn?: string): BasketEntry => ({
  connection: 3,
  id,
  book: { title: `Book ${id}`, authors: [], licenseAvailable: false, isbn, priceInCents: id },
});

test.each([
  [false, false, false],
  [true, false, false],
  [false, true, false],
  [true, true, true],
])('general %s and privacy %s is agreed: %s [C5.18]', (general, privacy, agreed) => {
  expect(isAgreed({ general, privacy })).toBe(agreed);
});

test('each ISBN is ordered once, and what has none is not [C2.146 C7.10]', () => {
  const entries = [entry(1, '9780140449136'), entry(2, ' '), entry(3), entry(4, '9780140449136')];
  expect(isbnsOf(entries)).toEqual(['9780140449136']);
  expect(unorderable(entries).map(({ id }) => id)).toEqual([2, 3]);
});

test('a book that has no price any more is not ordered [C2.147]', () => {
  const { book, ...key } = entry(1, '9781');
  const unsold = { ...key, book: { ...book, priceInCents: undefined } };
  expect(hindranceOf(unsold)).toBe('not-for-sale');
  expect(hindranceOf(entry(1, '9781'))).toBeUndefined();
  expect(pricesOf([unsold, entry(2), entry(3, ' 9783 ')])).toEqual([
    { isbn: '9783', priceInCents: 3, currency: undefined },
  ]);
});

test('what was sold is told as the server tells it, and as it was where it tells nothing [C2.156]', () => {
  const entries = [entry(1, '978-1'), entry(2, '9782')];
  const line = { isbn: '9781', title: 'Sold', priceInCents: 7, currency: 'eur' };
  const [sold, other] = asSold(entries, [line]);
  expect(sold?.book).toMatchObject({ title: 'Sold', priceInCents: 7, currency: 'eur' });
  expect(other).toEqual(entries[1]);
  expect(asSold(entries)).toEqual(entries);
});
