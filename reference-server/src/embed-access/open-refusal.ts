import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../database/database.contract.ts';
import { isEmbedOrigin } from '../session/embed-origins.ts';
import { isSameOrigin, openTo } from './cross-origin.ts';

/**
 * Lets a page of any client's origin read that a token is missing or invalid, so that the embedded reader asks for
 * another one. The refusal says nothing else.
 */
export async function openRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  database: Queryable,
): Promise<void> {
  const { origin } = request.headers;
  if (origin === undefined || isSameOrigin(request)) return;
  if (await isEmbedOrigin(database, origin)) openTo(reply, origin);
}
