import type { ActiveFacets } from '@leeszaal/shared-contracts';
import type { Criteria, SearchOrder } from './criteria.ts';
import { type LinkedSearch, sentQuestion } from './shared-query.ts';

/** Whether two searches send the same question, in any order of results. */
export function isSameQuestion(a: Criteria, b: Criteria): boolean {
  return JSON.stringify(sentQuestion(a)) === JSON.stringify(sentQuestion(b));
}

/** Whether an address asks for the shown search: the same question and, if it names one, the same press on *Search*. */
export function isSameSearch(shown: LinkedSearch, linked: LinkedSearch): boolean {
  return (
    isSameQuestion(shown.criteria, linked.criteria) &&
    (linked.askedAt === undefined || linked.askedAt === shown.askedAt)
  );
}

/** Whether the shown results are of the same question as an address, and of a later press on *Search*. */
export function isLaterPress(shown: LinkedSearch, linked: LinkedSearch): boolean {
  return (
    isSameQuestion(shown.criteria, linked.criteria) && (shown.askedAt ?? 0) > (linked.askedAt ?? 0)
  );
}

/** Whether two searches have the same order of results. */
export function isSameOrder(a: SearchOrder, b: SearchOrder): boolean {
  return a.sortField === b.sortField && a.sortOrder === b.sortOrder;
}

/** Whether the same facet values are chosen, in any order. */
export function isSameFacets(a: ActiveFacets, b: ActiveFacets): boolean {
  return canonical(a) === canonical(b);
}

function canonical(facets: ActiveFacets): string {
  const groups = Object.entries(facets).map(
    ([group, values]) => [group, [...values].sort()] as const,
  );
  return JSON.stringify(groups.sort(([a], [b]) => (a < b ? -1 : 1)));
}
