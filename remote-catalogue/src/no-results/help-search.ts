import type { SearchHelp, SearchHelpRequest } from '@leeszaal/shared-contracts';
import { isSameQuestion } from '../criteria/compare-searches.ts';
import type { Criteria } from '../criteria/criteria.ts';
import { withoutGroups } from '../criteria/narrowing.ts';
import { fromSharedQuery, type LinkedSearch, sentQuestion } from '../criteria/shared-query.ts';

/** A connection that found nothing, with its active facets. */
export type FoundlessConnection = SearchHelpRequest['connections'][number];

/** Whether a search can be helped; a query of signs alone has nothing to change. */
export function canBeHelped(
  criteria: Criteria,
  connections: readonly FoundlessConnection[],
): boolean {
  const { query, fields } = sentQuestion(criteria);
  const isFiltered = connections.some(({ facets }) => Object.keys(facets).length > 0);
  return isFiltered || fields.length > 0 || /[\p{L}\p{N}]/u.test(query);
}

/** The search of a help; its order, its tab and its other facets stay. */
export function helpedSearch(
  search: LinkedSearch,
  { question, withoutFacets }: SearchHelp,
  defaults: Criteria,
): LinkedSearch {
  const { sortField, sortOrder } = search.criteria;
  const { query, asTyped } = sentQuestion(search.criteria);
  const shared = { ...question, ...(asTyped && question.query === query && { asTyped }) };
  const { criteria } = fromSharedQuery(shared, defaults);
  return {
    connection: search.connection,
    criteria: { ...criteria, sortField, sortOrder },
    facets: withoutGroups(search.facets, withoutFacets),
  };
}

/**
 * The helps whose number holds on the screen. The address of All results has no facets, so another question there loses
 * them all, and its number would be one with facets.
 */
export function offeredHelps(
  search: LinkedSearch,
  connections: readonly FoundlessConnection[],
  helps: readonly SearchHelp[],
  defaults: Criteria,
): readonly SearchHelp[] {
  if (search.connection !== undefined) return helps;
  const active = connections.flatMap(({ facets }) => Object.keys(facets));
  return helps.filter(
    (help) =>
      active.every((name) => help.withoutFacets.includes(name)) ||
      isSameQuestion(helpedSearch(search, help, defaults).criteria, search.criteria),
  );
}
