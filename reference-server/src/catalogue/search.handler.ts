import type { SearchEntry } from '@leeszaal/shared-contracts';
import { defineHandlers } from '../endpoints/define-handlers.ts';
import { findConnection } from './connections.ts';
import { searchConnection } from './search-connection.ts';

const failure = (status: number, error: string): SearchEntry => ({
  kind: 'failure',
  status,
  error,
});

/**
 * `POST /search`. What a connection can't do (a field, a facet or an order it doesn't have) is a 400
 * in the one entry of a 200 answer, as an unknown connection is a 404 there; a body that doesn't fit
 * the schema is an HTTP 400 before it comes here (`docs/decisions.md` 14, 17).
 */
export const searchHandlers = defineHandlers({
  async search({ body, session, timing }, { database, config }) {
    const [id = -1] = body.connections;
    const connection = await findConnection(database, session.client, id);
    if (connection === undefined) return [failure(404, `There is no connection ${id}.`)];
    const answer = await searchConnection(
      { database, timing, reader: { ...session, loanSeconds: config.loanSeconds } },
      connection,
      body,
    );
    return [answer.kind === 'refused' ? failure(400, answer.reason) : answer];
  },
});
