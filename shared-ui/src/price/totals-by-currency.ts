/** The total of one currency, in minor units. */
export interface CurrencyTotal {
  /** In lower case; empty if unknown. */
  readonly currency: string;
  readonly cents: number;
}

/** An amount in minor units; a missing price counts as 0. */
export interface Amount {
  readonly priceInCents?: number | undefined;
  readonly currency?: string | null | undefined;
}

/** One total for each currency, in order of appearance. */
export function totalsByCurrency(amounts: readonly Amount[]): readonly CurrencyTotal[] {
  const sums = new Map<string, number>();
  for (const { priceInCents = 0, currency } of amounts) {
    const key = currency?.trim().toLowerCase() ?? '';
    sums.set(key, (sums.get(key) ?? 0) + priceInCents);
  }
  return [...sums].map(([currency, cents]) => ({ currency, cents }));
}
