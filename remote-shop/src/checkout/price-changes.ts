import type { BasketEntry, ShopBook } from '@leeszaal/shared-contracts';

/** A book whose price has changed since it was put into the basket. */
export interface PriceChange {
  readonly before: ShopBook;
  /** The entry with the current price. */
  readonly entry: BasketEntry;
}

/** Whether two books have the same price and currency. */
export const isSamePrice = (one: ShopBook, other: ShopBook): boolean =>
  one.priceInCents === other.priceInCents &&
  one.currency?.trim().toLowerCase() === other.currency?.trim().toLowerCase();

/** The books whose price has changed. Both lists hold the same books in the same order. */
export function priceChanges(
  before: readonly BasketEntry[],
  fresh: readonly BasketEntry[],
): readonly PriceChange[] {
  return fresh.flatMap((entry, index) => {
    const book = before[index]?.book;
    return book && !isSamePrice(book, entry.book) ? [{ before: book, entry }] : [];
  });
}
