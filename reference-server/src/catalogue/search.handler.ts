import type { SearchEntry } from '@leeszaal/shared-contracts';
import { defineHandlers } from '../endpoints/define-handlers.ts';
import { findConnection } from './connections/connections.ts';
import { searchConnection } from './connections/search-connection.ts';

const failure = (status: number, error: string): SearchEntry => ({
  kind: 'failure',
  status,
  error,
});

/**
 * `POST /search`. A field, facet or order that the connection lacks is a 400 in the one entry of a 200
 * response, an unknown connection a 404 there. An invalid body is an HTTP 400 (`docs/decisions.md` 14, 17).
 */
export const searchHandlers = defineHandlers({
  async search(input, services) {
    const [id = -1] = input.body.connections;
    const connection = await findConnection(services.database, input.session, id);
    if (connection === undefined) return [failure(404, `There is no connection ${id}.`)];
    const answer = await searchConnection(input, services, connection, input.body);
    return [answer.kind === 'refused' ? failure(400, answer.reason) : answer];
  },
});
