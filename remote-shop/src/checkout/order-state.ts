import type { BasketEntry } from '@leeszaal/shared-contracts';

/** Where an order is (`docs/behaviour.md` C 3, C 4). */
export type OrderState =
  | { readonly kind: 'open' }
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

/** Whether a book can be ordered: without an ISBN it cannot (`docs/decisions.md` 44). */
export function canBeOrdered({ book }: BasketEntry): boolean {
  return Boolean(book.isbn?.trim());
}

/** The books that cannot be ordered. */
export function unorderable(entries: readonly BasketEntry[]): readonly BasketEntry[] {
  return entries.filter((entry) => !canBeOrdered(entry));
}

/** The ISBNs of an order, each once. */
export function isbnsOf(entries: readonly BasketEntry[]): string[] {
  return [...new Set(entries.flatMap(({ book }) => book.isbn?.trim() || []))];
}
