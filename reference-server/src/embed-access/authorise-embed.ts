import type { Endpoint } from '@leeszaal/shared-contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../database/database.contract.ts';
import { forbidden } from '../errors/http-error.ts';
import type { EmbedLimits } from '../session/session.contract.ts';
import { concernsDocument } from './concerns-document.ts';
import { isSameOrigin, openTo } from './cross-origin.ts';

/** A call with an embed token. */
export interface EmbedCall {
  readonly endpoint: Endpoint;
  /** The raw parameters of the path. */
  readonly params: unknown;
  readonly limits: EmbedLimits;
}

/**
 * Admits a call with an embed token: to an endpoint for embeds, from a page of an allowed origin or of the portal (the
 * page in an institution's frame), about the token's document (`docs/decisions.md` 95, 96). A page of an allowed origin
 * can also read the refusal.
 *
 * @throws 403 for any other call
 */
export async function authoriseEmbed(
  { endpoint, params, limits: { origins, docKey } }: EmbedCall,
  request: FastifyRequest,
  reply: FastifyReply,
  database: Queryable,
): Promise<void> {
  if (endpoint.embed === undefined) throw forbidden('An embedded reader may not call this');
  const { origin } = request.headers;
  if (origin !== undefined && origins.includes(origin)) openTo(reply, origin);
  // Without any origin, no page can have the frame.
  else if (origins.length === 0 || !isSameOrigin(request)) {
    throw forbidden('Pages of this origin may not embed the reader');
  }
  if (docKey !== null && !(await concernsDocument(database, docKey, params))) {
    throw forbidden('The access token is for another document');
  }
}
