import type { YearRange } from '@leeszaal/shared-contracts';

/** More bars would be no overview. */
const BARS_AT_MOST = 12;
/** Years in a bar. */
const STEPS = [1, 5, 10, 25, 50, 100, 250, 500];
const LARGEST_STEP = 1000;

/** A bar of the histogram: its first and last year. */
export interface YearBin {
  readonly from: number;
  readonly to: number;
  readonly hits: number;
}

/** Whether a range has all years of another one. */
export function covers(range: YearRange, { from = -Infinity, to = Infinity }: YearRange): boolean {
  return from >= (range.from ?? -Infinity) && to <= (range.to ?? Infinity);
}

/**
 * Groups the hits of years into at most twelve bars of equal length, the latest first. Bars without hits are left out.
 *
 * @param within only these years, which makes the bars finer
 */
export function yearBins(
  counts: Readonly<Record<string, number>>,
  within: YearRange = {},
): readonly YearBin[] {
  const years = Object.entries(counts)
    .map(([text, hits]) => ({ year: Number(text), hits }))
    .filter(({ year, hits }) => hits > 0 && covers(within, { from: year, to: year }));
  const amountBy = (step: number) => new Set(years.map(({ year }) => Math.floor(year / step))).size;
  const step = STEPS.find((each) => amountBy(each) <= BARS_AT_MOST) ?? LARGEST_STEP;
  const bins = Map.groupBy(years, ({ year }) => Math.floor(year / step));
  return Array.from(bins, ([number, grouped]) => ({
    from: Math.max(number * step, within.from ?? -Infinity),
    to: Math.min(number * step + step - 1, within.to ?? Infinity),
    hits: grouped.reduce((sum, { hits }) => sum + hits, 0),
  })).sort((a, b) => b.from - a.from);
}
