import { type PlannedRequest, planSearch } from '../query/plan-search.ts';
import type { AlteredValues, SearchEngine, SearchHits } from '../query/search-engine.contract.ts';

const ADVANCED_FIELDS = ['title', 'authors', 'isbn', 'publisher', 'keywords'];

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
  const planned = planSearch(request, { id: connectionId, advancedFields: ADVANCED_FIELDS });
  if (planned.kind === 'refused') throw new Error(planned.reason);
  return engine.search({ ...planned.plan, altered: [...altered] });
}
