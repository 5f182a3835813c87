import {
  type BasketEntry,
  bareIsbn,
  type ExpectedPrice,
  type OrderLine,
} from '@leeszaal/shared-contracts';
import type { PriceChange } from './price-changes.ts';

/** The state of an order (`docs/behaviour.md` C 3, C 4). */
export type OrderState =
  | { readonly kind: 'open' }
  /** Prices have changed; the buyer must see them before an order is placed. */
  | { readonly kind: 'repriced'; readonly changes: readonly PriceChange[] }
  | { readonly kind: 'ordering' }
  /** `reason` is the server's message, verbatim. */
  | { readonly kind: 'failed'; readonly reason: string | undefined };

/** An order that the server has accepted. */
export interface PlacedOrder {
  /** The server's order number, if it answers with one. */
  readonly id: string | undefined;
  readonly entries: readonly BasketEntry[];
}

/** The agreements a buyer has given. */
export interface Agreements {
  readonly general: boolean;
  readonly privacy: boolean;
}

/** Whether both agreements are given; an order needs both (`docs/behaviour.md` C 5). */
export function isAgreed({ general, privacy }: Agreements): boolean {
  return general && privacy;
}

/** The ISBNs of an order, each once. */
export function isbnsOf(entries: readonly BasketEntry[]): string[] {
  return [...new Set(entries.flatMap(({ book }) => book.isbn?.trim() || []))];
}

/** The price shown for each book, sent along so that the server charges no other price. */
export function pricesOf(entries: readonly BasketEntry[]): ExpectedPrice[] {
  return entries.flatMap(({ book: { isbn, priceInCents, currency } }) => {
    if (!isbn?.trim() || priceInCents === undefined) return [];
    return [{ isbn: isbn.trim(), priceInCents, currency }];
  });
}

/**
 * The books with the title and price the server says it sold them at. A book without a line stays
 * as it was in the basket.
 */
export function asSold(
  entries: readonly BasketEntry[],
  lines: readonly OrderLine[] = [],
): readonly BasketEntry[] {
  return entries.map((entry) => {
    const isbn = bareIsbn(entry.book.isbn ?? '');
    const line = lines.find((one) => bareIsbn(one.isbn) === isbn);
    if (!line) return entry;
    const { title, priceInCents, currency } = line;
    return {
      ...entry,
      book: { ...entry.book, title, priceInCents, currency: currency ?? undefined },
    };
  });
}
