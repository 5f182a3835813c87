import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseRange } from './byte-range.ts';
import type { BytesSource, ServedBytes } from './bytes-body.contract.ts';
import { sendStream } from './send-stream.ts';

/** Size of a write: the socket reports progress for whole writes only. */
const PIECE_BYTES = 64 * 1024;

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.byteLength; at += PIECE_BYTES) {
    yield bytes.subarray(at, at + PIECE_BYTES);
  }
}

function sourceOf(body: Uint8Array | BytesSource): BytesSource {
  if (!(body instanceof Uint8Array)) return body;
  return {
    size: body.byteLength,
    open: ({ start, end } = { start: 0, end: body.byteLength - 1 }) =>
      Readable.from(piecesOf(body.subarray(start, end + 1)), { objectMode: false }),
  };
}

/**
 * Sends bytes: 304 when the client has them, 206 for a range, as players of audio and video need. A stream has no
 * ranges.
 */
export function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  served: ServedBytes,
): FastifyReply {
  const { body } = served;
  const etag = served.etag === undefined ? undefined : `"${served.etag}"`;
  reply.headers({
    ...served.headers,
    'content-type': served.mediaType,
    'cache-control': served.cache ?? 'no-store',
    'x-content-type-options': 'nosniff',
    ...(etag !== undefined && { etag }),
  });
  if (etag !== undefined && request.headers['if-none-match'] === etag) {
    return reply.code(304).send();
  }
  if (!(body instanceof Uint8Array) && !('size' in body)) return sendStream(request, reply, body);
  reply.header('accept-ranges', 'bytes');
  const { size, open } = sourceOf(body);
  const condition = request.headers['if-range'];
  const wanted = condition === undefined || condition === etag ? request.headers.range : undefined;
  const range = parseRange(wanted, size);
  if (range.kind === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${size}`).send();
  }
  if (range.kind === 'whole') return reply.header('content-length', size).send(open());
  const { start, end } = range;
  return reply
    .code(206)
    .headers({
      'content-range': `bytes ${start}-${end}/${size}`,
      'content-length': end + 1 - start,
    })
    .send(open({ start, end }));
}
