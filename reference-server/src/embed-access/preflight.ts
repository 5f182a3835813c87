import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../database/database.contract.ts';
import { forbidden } from '../errors/http-error.ts';
import { isEmbedOrigin } from '../session/embed-origins.ts';
import { varyByOrigin } from './cross-origin.ts';

/** Headers that an embedded reader sends. */
const HEADERS = 'authorization, content-type, idempotency-key, if-none-match, if-range, range';

/** Seconds for which a browser remembers a preflight. */
const REMEMBERED = 600;

/** A route that embedded readers call. */
export interface EmbedRoute {
  /** In the router's syntax. */
  readonly url: string;
  readonly methods: readonly string[];
}

/**
 * Answers the preflights of embedded readers. A preflight has no token, so any client's origin is allowed; the request
 * after it is answered to the origins of its token's client only.
 */
export function routePreflights(
  app: FastifyInstance,
  routes: readonly EmbedRoute[],
  database: Queryable,
): void {
  for (const { url, methods } of routes) {
    app.route({
      method: 'OPTIONS',
      url,
      async handler(request, reply) {
        varyByOrigin(reply);
        const { origin } = request.headers;
        if (origin === undefined || !(await isEmbedOrigin(database, origin))) {
          throw forbidden('Pages of this origin may not embed the reader');
        }
        return reply
          .code(204)
          .headers({
            'access-control-allow-origin': origin,
            // With the method of a page that asks in advance itself (`askAhead` of the contracts).
            'access-control-allow-methods': [...methods, 'OPTIONS'].join(', '),
            'access-control-allow-headers': HEADERS,
            'access-control-max-age': REMEMBERED,
          })
          .send();
      },
    });
  }
}
