import {
  type BasketEntry,
  bareIsbn,
  type ExpectedPrice,
  type OrderLine,
} from '@leeszaal/shared-contracts';
import type { PriceChange } from './price-changes.ts';

/** Where an order is (`docs/behaviour.md` C 3, C 4). */
export type OrderState =
  | { readonly kind: 'open' }
  /** Nothing is ordered before these have been seen. */
  | { readonly kind: 'repriced'; readonly changes: readonly PriceChange[] }
  | { readonly kind: 'ordering' }
  /** `reason` is what the server says of it, as it says it. */
  | { readonly kind: 'failed'; readonly reason: string | undefined };

/** An order that the server took. */
export interface PlacedOrder {
  /** As the server calls it, where it says so. */
  readonly id: string | undefined;
  readonly entries: readonly BasketEntry[];
}

/** What a buyer has agreed to. */
export interface Agreements {
  readonly general: boolean;
  readonly privacy: boolean;
}

/** Whether both agreements are given; nothing is ordered without (`docs/behaviour.md` C 5). */
export function isAgreed({ general, privacy }: Agreements): boolean {
  return general && privacy;
}

/** The ISBNs of an order, each once. */
export function isbnsOf(entries: readonly BasketEntry[]): string[] {
  return [...new Set(entries.flatMap(({ book }) => book.isbn?.trim() || []))];
}

/** What a buyer is shown as the price of each book, so that no other one is charged. */
export function pricesOf(entries: readonly BasketEntry[]): ExpectedPrice[] {
  return entries.flatMap(({ book: { isbn, priceInCents, currency } }) => {
    if (!isbn?.trim() || priceInCents === undefined) return [];
    return [{ isbn: isbn.trim(), priceInCents, currency }];
  });
}

/** Books as the server says that it sold them; as they were in the basket, where it says nothing. */
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
