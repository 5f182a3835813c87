import { withDifferences } from '../facets/altered-rows.ts';
import type { CountedHits } from '../query/search-engine.contract.ts';
import type { PreparedSearch } from './lookups/prepared-search.ts';

/** Counts of a whole connection, as they are for the caller. */
export function forCaller(
  { total, facets }: CountedHits,
  { altered }: PreparedSearch,
): CountedHits {
  return { total, facets: withDifferences(facets, altered.differences) };
}

/** Whether a search is for the whole connection. */
export function asksNothing({ source, choices }: PreparedSearch): boolean {
  return source.kind === 'everything' && choices.length === 0;
}
