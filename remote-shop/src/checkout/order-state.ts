import type { BasketEntry } from '@leeszaal/shared-contracts';

/** Where an order is (`docs/behaviour.md` C 3, C 4). */
export type OrderState =
  | { readonly kind: 'open' }
  | { readonly kind: 'ordering' }
  /** `reason` is what the server says of it, as it says it. */
  | { readonly kind: 'failed'; readonly reason: string | undefined };

/** What a buyer has agreed to. */
export interface Agreements {
  readonly general: boolean;
  readonly privacy: boolean;
}

/** Whether both agreements are given; nothing is ordered without (`docs/behaviour.md` C 5). */
export function isAgreed({ general, privacy }: Agreements): boolean {
  return general && privacy;
}

/** The books that cannot be ordered, since they have no ISBN (`docs/decisions.md` 44). */
export function unorderable(entries: readonly BasketEntry[]): readonly BasketEntry[] {
  return entries.filter(({ book }) => !book.isbn?.trim());
}

/** The ISBNs of an order, each once. */
export function isbnsOf(entries: readonly BasketEntry[]): string[] {
  return [...new Set(entries.flatMap(({ book }) => book.isbn?.trim() || []))];
}
