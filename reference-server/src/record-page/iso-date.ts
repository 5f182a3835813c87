import type { CslDate } from '../citations/facts/csl-item.contract.ts';

/** A date or range in ISO 8601, as exact as it is known; undefined for a text that is no date. */
export function isoDate({ 'date-parts': dates }: CslDate): string | undefined {
  return dates
    ?.map(([year, ...rest]) =>
      [String(year).padStart(4, '0'), ...rest.map((part) => String(part).padStart(2, '0'))].join(
        '-',
      ),
    )
    .join('/');
}
