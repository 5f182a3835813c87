import { connectionsOf } from '../catalogue/connections/connections.ts';
import type { Queryable } from '../database/database.contract.ts';
import { defineHandlers } from '../endpoints/define-handlers.ts';
import { findSuggestions } from '../search/suggestions/find-suggestions.ts';

/**
 * `POST /search/suggestions`: from the connections that the caller may search. A connection that the caller may not
 * search has no suggestions, like one that does not exist.
 */
export const suggestionsHandlers = defineHandlers({
  async getSuggestions({ body, session, timing }, { database }) {
    const { text, connections: wanted } = body;
    const searchable = await connectionsOf(database, session);
    const connections = wanted ? searchable.filter(({ id }) => wanted.includes(id)) : searchable;
    const bounded: Queryable = {
      query: (sql, values) => database.query(sql, values, { bounded: true }),
    };
    return timing.measure('suggestions', () => findSuggestions(bounded, connections, text));
  },
});
