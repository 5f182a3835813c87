import type { SearchHelpRequest } from '@leeszaal/shared-contracts';
import { defineHandlers } from '../endpoints/define-handlers.ts';
import { findHelp, isTooLarge, together } from '../search/index.ts';
import { connectionsOf } from './connections/connections.ts';
import { helpedConnection } from './connections/helped-connection.ts';

function namesOf(facets: SearchHelpRequest['connections']): string[] {
  const active = facets.flatMap((each) => Object.entries(each.facets));
  return [...new Set(active.flatMap(([name, values]) => (values.length > 0 ? [name] : [])))];
}

/**
 * `POST /search/help`: other searches that find something. A connection that the caller may not search has no hits,
 * like one that does not exist.
 */
export const searchHelpHandlers = defineHandlers({
  async getSearchHelp({ body: request, session, signal, timing }, services) {
    const { query, queryType, fields, connections, asTyped = false } = request;
    if (isTooLarge(request)) return [];
    const searchable = await connectionsOf(services.database, session);
    const asked = searchable.flatMap((connection) => {
      const own = connections.find((each) => each.connection === connection.id);
      return own === undefined ? [] : [{ connection, facets: own.facets }];
    });
    const ports = asked.map((each) => helpedConnection({ session, request, ...each }, services));
    const search = {
      question: { query, queryType, fields },
      isAsTyped: asTyped,
      facets: namesOf(connections),
    };
    return timing.measure('help', () =>
      findHelp(
        search,
        (givenUp) => together(ports, AbortSignal.any([signal, givenUp])),
        () => signal.aborted,
      ),
    );
  },
});
