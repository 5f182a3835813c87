import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownOrigin } from '../http/own-origin.ts';

/** Headers of an answer that a page of another origin reads, beside those that browsers always show. */
const EXPOSED = 'content-range, etag, retry-after';

/** Notes that an answer depends on the origin of the page, also where none is given. */
export function varyByOrigin(reply: FastifyReply): void {
  reply.header('vary', 'Origin');
}

/** Lets the pages of an origin read the answer. It is never open to all origins, and never to cookies. */
export function openTo(reply: FastifyReply, origin: string): void {
  reply.headers({
    'access-control-allow-origin': origin,
    'access-control-expose-headers': EXPOSED,
  });
}

/**
 * Whether a request comes from a page of the portal. Scripts cannot set `Sec-Fetch-Site`; browsers that do not send it
 * send `Origin` with changes.
 */
export function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return request.headers.origin !== undefined && request.headers.origin === ownOrigin(request);
}
