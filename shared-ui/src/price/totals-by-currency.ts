/** The sum of one currency, in minor units. */
export interface CurrencyTotal {
  /** In lower case; empty where none was named. */
  readonly currency: string;
  readonly cents: number;
}

/** An amount in minor units; without one it counts as nothing. */
export interface Amount {
  readonly priceInCents?: number | undefined;
  readonly currency?: string | null | undefined;
}

/** A total for each currency, never across, in the order in which they appear. */
export function totalsByCurrency(amounts: readonly Amount[]): readonly CurrencyTotal[] {
  const sums = new Map<string, number>();
  for (const { priceInCents = 0, currency } of amounts) {
    const key = currency?.trim().toLowerCase() ?? '';
    sums.set(key, (sums.get(key) ?? 0) + priceInCents);
  }
  return [...sums].map(([currency, cents]) => ({ currency, cents }));
}
