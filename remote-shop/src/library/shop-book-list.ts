import type { ShopBook, ShopBookPage } from '@leeszaal/shared-contracts';

/** The results of a lookup so far (`docs/behaviour.md` C 3). */
export interface ShopBookList {
  readonly items: readonly ShopBook[];
  readonly totalAmount: number;
  /** The last loaded page, counted from 0; -1 before the first. */
  readonly currentPageIndex: number;
}

export const NOTHING_FOUND: ShopBookList = { items: [], totalAmount: 0, currentPageIndex: -1 };

/** The key of a book (`docs/decisions.md` 23). */
export function bookKey({ connection = 0, id = 0 }: ShopBook): string {
  return `${connection}-${id}`;
}

/** The list with one more page. A book that moved from one page to the next appears once. */
export function withPage(
  list: ShopBookList,
  { items, totalAmount }: ShopBookPage,
  pageIndex: number,
): ShopBookList {
  const known = new Set(list.items.map(bookKey));
  return {
    items: [...list.items, ...items.filter((book) => !known.has(bookKey(book)))],
    // A page without books is the last one, whatever `totalAmount` says.
    totalAmount: items.length === 0 ? list.items.length : totalAmount,
    currentPageIndex: pageIndex,
  };
}

/** Whether there are more pages. */
export function hasMore({ items, totalAmount, currentPageIndex }: ShopBookList): boolean {
  return currentPageIndex >= 0 && items.length < totalAmount;
}
