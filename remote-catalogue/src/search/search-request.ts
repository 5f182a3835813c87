import { type ActiveFacets, QUERY_TYPE, type SearchRequest } from '@leeszaal/shared-contracts';
import type { Criteria } from '../criteria/criteria.ts';
import { sentFields, sentQuery } from '../criteria/shared-query.ts';
import { RESULTS_PER_PAGE } from './module-state.contract.ts';

/** The wire's request for one page of one connection. */
export function requestFor(
  connection: number,
  criteria: Criteria,
  facets: ActiveFacets,
  page: number,
): SearchRequest {
  return {
    query: sentQuery(criteria),
    queryType: QUERY_TYPE[criteria.context],
    fields: sentFields(criteria),
    paginationOptions: { page, resultsPerPage: RESULTS_PER_PAGE },
    facets,
    sorting: [`${criteria.sortField} ${criteria.sortOrder}`],
    connections: [connection],
  };
}
