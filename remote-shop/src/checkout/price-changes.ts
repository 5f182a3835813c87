import type { BasketEntry, ShopBook } from '@leeszaal/shared-contracts';

/** A book that costs something else than it did when it was put into the basket. */
export interface PriceChange {
  readonly before: ShopBook;
  /** As it stands in the catalogue by now. */
  readonly entry: BasketEntry;
}

/** Whether a book costs the same as another. */
export const isSamePrice = (one: ShopBook, other: ShopBook): boolean =>
  one.priceInCents === other.priceInCents &&
  one.currency?.trim().toLowerCase() === other.currency?.trim().toLowerCase();

/** The books whose price has changed; both lists hold the same books in the same order. */
export function priceChanges(
  before: readonly BasketEntry[],
  fresh: readonly BasketEntry[],
): readonly PriceChange[] {
  return fresh.flatMap((entry, index) => {
    const book = before[index]?.book;
    return book && !isSamePrice(book, entry.book) ? [{ before: book, entry }] : [];
  });
}
