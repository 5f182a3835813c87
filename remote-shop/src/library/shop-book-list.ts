import type { ShopBook, ShopBookPage } from '@leeszaal/shared-contracts';

/** What a look-up has found until now (`docs/behaviour.md` C 3). */
export interface ShopBookList {
  readonly items: readonly ShopBook[];
  readonly totalAmount: number;
  /** The last page that was loaded, counted from 0; -1 before the first. */
  readonly currentPageIndex: number;
}

export const NOTHING_FOUND: ShopBookList = { items: [], totalAmount: 0, currentPageIndex: -1 };

/** A book of the shop by its key (`docs/decisions.md` 23). */
export function bookKey({ connection = 0, id = 0 }: ShopBook): string {
  return `${connection}-${id}`;
}

/** The list with one more page; a book that has slipped from one page to the next stands there once. */
export function withPage(
  list: ShopBookList,
  { items, totalAmount }: ShopBookPage,
  pageIndex: number,
): ShopBookList {
  const known = new Set(list.items.map(bookKey));
  return {
    items: [...list.items, ...items.filter((book) => !known.has(bookKey(book)))],
    // A page without books is the last one, whatever the total says.
    totalAmount: items.length === 0 ? list.items.length : totalAmount,
    currentPageIndex: pageIndex,
  };
}

/** Whether there is another page. */
export function hasMore({ items, totalAmount, currentPageIndex }: ShopBookList): boolean {
  return currentPageIndex >= 0 && items.length < totalAmount;
}
