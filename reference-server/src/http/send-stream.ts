import { pipeline } from 'node:stream';
import { constants, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServedStream } from './bytes-body.contract.ts';

/** Quick: the answer is compressed while it is made. */
const LEVEL = 3;

/** Sends a response while it is made; compressed, each piece reaches the client at once all the same. */
export function sendStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { mediaType, stream }: ServedStream,
): FastifyReply {
  reply.headers({
    'content-type': mediaType,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(stream);
  const gzip = createGzip({ level: LEVEL, flush: constants.Z_SYNC_FLUSH });
  reply.header('content-encoding', 'gzip');
  // Fastify ends the request when the stream fails.
  return reply.send(pipeline(stream, gzip, () => undefined));
}
