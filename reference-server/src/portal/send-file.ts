import type { FastifyReply, FastifyRequest } from 'fastify';
import { digest } from '../text/digest.ts';
import type { PackedFile } from './compressed-files.ts';

/** `Cache-Control` of a file whose address changes with its content. */
export const FOREVER = 'public, max-age=31536000, immutable';

/** `Cache-Control` of a file that may be a day old. */
export const FOR_A_DAY = 'public, max-age=86400';

/** Media types of files that run scripts when a browser opens them. */
const DOCUMENT = /html|svg/;

/**
 * The policy of a file that is no page of the portal, but would run as one. A worker must not have the directive: it
 * would not start.
 */
export const sandboxed = (policy: string, { type }: PackedFile): string =>
  DOCUMENT.test(type) ? `${policy}; sandbox` : policy;

/** Sends a built file; 304 when the browser has it. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: PackedFile,
  { cache, policy }: { readonly cache: string; readonly policy: string },
): FastifyReply {
  // A cached page must not keep the policy of former remotes.
  const etag = `"${file.sha384.slice(0, 22)}-${file.encoding}-${digest(policy).slice(0, 8)}"`;
  reply.headers({
    'cache-control': cache,
    etag,
    vary: 'Accept-Encoding',
    'content-security-policy': policy,
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (file.encoding !== 'identity') reply.header('content-encoding', file.encoding);
  return reply.type(file.type).send(file.bytes);
}
