import { FACETS, readYears } from '@leeszaal/shared-contracts';
import type { YearSpan } from './facet-choice.contract.ts';

/** The number of the facet of years. */
export const YEARS = FACETS.indexOf('yearofpublication');

const LAST_YEAR = 9999;

/** The years of values that include a range; undefined for single years, which are values like others. */
export function yearSpans(values: readonly string[]): readonly YearSpan[] | undefined {
  const read = values.flatMap((value) => readYears(value) ?? []);
  if (read.every(({ from, to }) => from === to)) return undefined;
  return read.map(({ from = 0, to = LAST_YEAR }) => ({ from, to }));
}

/** Writes years as a multirange of PostgreSQL; a range with exchanged ends has none. */
export function multirangeOf(spans: readonly YearSpan[]): string {
  const written = spans
    .filter(({ from, to }) => from <= to)
    .map(({ from, to }) => `[${from},${to}]`);
  return `{${written.join(',')}}`;
}

/** The same years in as few spans as possible, in order. */
export function mergedSpans(spans: readonly YearSpan[]): readonly YearSpan[] {
  const merged: YearSpan[] = [];
  const ordered = spans.filter(({ from, to }) => from <= to).toSorted((a, b) => a.from - b.from);
  for (const span of ordered) {
    const last = merged.at(-1);
    if (last === undefined || span.from > last.to + 1) merged.push(span);
    else merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
  }
  return merged;
}
