import { pipeline } from 'node:stream';
import { constants, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BytesStream } from './bytes-body.contract.ts';

/** Quick: the answer is compressed while it is made. */
const LEVEL = 3;

/** Sends bytes while they are made. Its headers other than `Content-Encoding` are set before. */
export function sendStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { open, isCompressed = false }: BytesStream,
): FastifyReply {
  if (!isCompressed) return reply.send(open());
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(open());
  // Without a flush for each piece, a small one would wait for those that follow.
  const gzip = createGzip({ level: LEVEL, flush: constants.Z_SYNC_FLUSH });
  reply.header('content-encoding', 'gzip');
  // A failure of either stream destroys the other; Fastify then ends the response.
  return reply.send(pipeline(open(), gzip, () => undefined));
}
