import { FACETS, type FacetCounts } from '@leeszaal/shared-contracts';
import { YEARS } from './year-spans.ts';

/** The number of most frequent values that a facet shows. */
export const VALUES_PER_FACET = 250;

/** Years there can be, from 1000 to 2999: a histogram needs all. */
export const MOST_YEARS = 2000;

/** The number of values that this facet shows at most. */
export const valuesShown = (facet: number): number =>
  facet === YEARS ? MOST_YEARS : VALUES_PER_FACET;

/** A facet's number, a value and its hits. */
export type FacetTriple = readonly [facet: number, value: string, hits: number];

/** Counts by facet and value, without facets that have no hits. */
export function facetCounts(triples: readonly FacetTriple[]): FacetCounts {
  const counts = new Map<string, [string, number][]>();
  for (const [facet, value, hits] of triples) {
    const name = FACETS[facet];
    if (name === undefined || hits <= 0) continue;
    const values = counts.get(name);
    if (values) values.push([value, hits]);
    else counts.set(name, [[value, hits]]);
  }
  return Object.fromEntries(
    Array.from(counts, ([name, values]) => [name, Object.fromEntries(values)]),
  );
}
