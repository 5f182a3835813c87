import type { ActiveFacets } from '@leeszaal/shared-contracts';
import type { Criteria } from './criteria.ts';
import { type LinkedSearch, sentFields, sentQuery } from './shared-query.ts';

/** Whether two searches ask the server the same, whatever their order. */
export function isSameQuestion(a: Criteria, b: Criteria): boolean {
  return (
    a.context === b.context &&
    sentQuery(a) === sentQuery(b) &&
    JSON.stringify(sentFields(a)) === JSON.stringify(sentFields(b))
  );
}

/**
 * Whether an address asks for the search that is shown: the same question and, where its entry has a press on
 * *Search*, the same press.
 */
export function isSameSearch(shown: LinkedSearch, linked: LinkedSearch): boolean {
  return (
    isSameQuestion(shown.criteria, linked.criteria) &&
    (linked.askedAt === undefined || linked.askedAt === shown.askedAt)
  );
}

/** Whether two searches have the same order. */
export function isSameOrder(a: Criteria, b: Criteria): boolean {
  return a.sortField === b.sortField && a.sortOrder === b.sortOrder;
}

/** Whether the same values are chosen, whatever their order. */
export function isSameFacets(a: ActiveFacets, b: ActiveFacets): boolean {
  return canonical(a) === canonical(b);
}

function canonical(facets: ActiveFacets): string {
  const groups = Object.entries(facets).map(
    ([group, values]) => [group, [...values].sort()] as const,
  );
  return JSON.stringify(groups.sort(([a], [b]) => (a < b ? -1 : 1)));
}
