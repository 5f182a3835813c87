import type { ActiveFacets, SearchRequest } from '@leeszaal/shared-contracts';
import type { Criteria } from '../criteria/criteria.ts';
import { sentQuestion } from '../criteria/shared-query.ts';
import { RESULTS_PER_PAGE } from './module/module-state.contract.ts';

/** The request for one page of one connection. */
export function requestFor(
  connection: number,
  criteria: Criteria,
  facets: ActiveFacets,
  page: number,
): SearchRequest {
  return {
    ...sentQuestion(criteria),
    paginationOptions: { page, resultsPerPage: RESULTS_PER_PAGE },
    facets,
    sorting: [`${criteria.sortField} ${criteria.sortOrder}`],
    connections: [connection],
  };
}
