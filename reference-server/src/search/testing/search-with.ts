import { type PlannedRequest, planSearch } from '../query/plan-search.ts';
import type {
  AlteredValues,
  SearchEngine,
  SearchHits,
  SearchPlan,
} from '../query/search-engine.contract.ts';

const ADVANCED_FIELDS = ['title', 'authors', 'isbn', 'publisher', 'keywords'];

/** @throws when the request is refused */
function planOf(
  connectionId: number,
  request: PlannedRequest,
  altered: readonly AlteredValues[],
): SearchPlan {
  const answer = planSearch(request, { id: connectionId, advancedFields: ADVANCED_FIELDS });
  if (answer.kind === 'refused') throw new Error(answer.reason);
  return { ...answer.plan, altered: [...altered] };
}

/**
 * Searches a connection that has every field of the advanced search.
 *
 * @throws when the request is refused
 */
export async function searchWith(
  engine: SearchEngine,
  connectionId: number,
  request: PlannedRequest,
  altered: readonly AlteredValues[] = [],
): Promise<SearchHits> {
  return engine.search(planOf(connectionId, request, altered));
}

/**
 * Counts the hits of a search as {@link searchWith} does it.
 *
 * @throws when the request is refused
 */
export async function countWith(
  engine: SearchEngine,
  connectionId: number,
  request: PlannedRequest,
  altered: readonly AlteredValues[] = [],
): Promise<number> {
  return engine.count(planOf(connectionId, request, altered));
}
