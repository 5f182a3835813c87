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

/** Whether a range has exactly the years of another one; false without a range. */
export function isSameRange(range: YearRange | undefined, { from, to }: YearRange): boolean {
  return range !== undefined && range.from === from && range.to === to;
}

/**
 * Groups the hits of years into at most twelve bars of equal length, the latest first. Bars without hits are left out,
 * and the latest bar ends with the last year that has hits.
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
  const last = Math.max(...years.map(({ year }) => year));
  const bins = Map.groupBy(years, ({ year }) => Math.floor(year / step));
  return Array.from(bins, ([number, grouped]) => ({
    from: Math.max(number * step, within.from ?? -Infinity),
    to: Math.min(number * step + step - 1, within.to ?? last),
    hits: grouped.reduce((sum, { hits }) => sum + hits, 0),
  })).sort((a, b) => b.from - a.from);
}

/** The bars to show: finer ones within a range, if there are several; else all, with those of the range among them. */
export function shownBins(
  counts: Readonly<Record<string, number>>,
  within: YearRange | undefined,
): readonly YearBin[] {
  const finer = yearBins(counts, within);
  return finer.length > 1 ? finer : yearBins(counts);
}
