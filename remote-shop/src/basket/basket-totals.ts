import type { BasketEntry } from '@leeszaal/shared-contracts';

/** The sum of one currency, in minor units. */
export interface Total {
  readonly currency: string;
  readonly cents: number;
}

/** A total for each currency, in the order in which they appear. */
export function basketTotals(entries: readonly BasketEntry[]): readonly Total[] {
  const sums = new Map<string, number>();
  for (const { book } of entries) {
    const currency = book.currency?.toLowerCase() ?? '';
    sums.set(currency, (sums.get(currency) ?? 0) + (book.priceInCents ?? 0));
  }
  return [...sums].map(([currency, cents]) => ({ currency, cents }));
}
