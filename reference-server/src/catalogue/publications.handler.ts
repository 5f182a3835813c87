import { type ActiveFacets, activeFacetsSchema, QUERY_TYPE } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import { defineHandlers } from '../endpoints/define-handlers.ts';
import { badRequest } from '../errors/http-error.ts';
import { connectionsOf } from './connections/connections.ts';
import { searchConnection } from './connections/search-connection.ts';
import { PAGE_SIZE } from './page-size.ts';

const filtersSchema = v.pipe(v.string(), v.parseJson(), activeFacetsSchema);

function readFilters(filters: string | undefined): ActiveFacets {
  if (filters === undefined || filters.trim() === '') return {};
  const result = v.safeParse(filtersSchema, filters);
  if (!result.success) throw badRequest('query.filters: not JSON of values by facet');
  return result.output;
}

const quoted = (query: string): string => `"${query.replaceAll('\\', ' ').replaceAll('"', '\\"')}"`;

/** `GET /publications`, the older search, in the client's first connection (`docs/decisions.md` 13). */
export const publicationsHandlers = defineHandlers({
  async getPublications(input, services) {
    const { query, session } = input;
    const facets = readFilters(query.filters);
    const [connection] = await connectionsOf(services.database, session);
    if (connection === undefined) return { publications: [], facets: {}, total: 0 };
    const answer = await searchConnection(input, services, connection, {
      query: query.contextOption === 'phrase' ? quoted(query.query) : query.query,
      queryType: QUERY_TYPE[query.context],
      fields: [],
      facets,
      sorting: [],
      // The answer cannot name corrected words.
      asTyped: true,
      paginationOptions: { page: query.page, resultsPerPage: PAGE_SIZE },
    });
    if (answer.kind === 'refused') throw badRequest(answer.reason);
    return { publications: answer.publications, facets: answer.facets, total: answer.total };
  },
});
