import { expect, test } from '@jest/globals';
import type { ShopBook } from '@leeszaal/shared-contracts';
import { hasMore, NOTHING_FOUND, withPage } from './shop-book-list.ts';

const book = (id: number): ShopBook => ({
  connection: 3,
  id,
  title: `Book ${id}`,
  authors: [],
  licenseAvailable: false,
});

test('pages are added one to another, and no book stands there twice [C3.7]', () => {
  const first = withPage(NOTHING_FOUND, { items: [book(1), book(2)], totalAmount: 3 }, 0);
  expect(hasMore(first)).toBe(true);
  const second = withPage(first, { items: [book(2), book(3)], totalAmount: 3 }, 1);
  expect(second.items.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(second.currentPageIndex).toBe(1);
  expect(hasMore(second)).toBe(false);
});

test('an empty page is the last one, whatever the total says', () => {
  const first = withPage(NOTHING_FOUND, { items: [book(1)], totalAmount: 9 }, 0);
  expect(hasMore(withPage(first, { items: [], totalAmount: 9 }, 1))).toBe(false);
  expect(hasMore(NOTHING_FOUND)).toBe(false);
});
