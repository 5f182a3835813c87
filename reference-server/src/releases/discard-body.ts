import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Reads and drops the rest of a body, up to a limit. */
function drop(raw: IncomingMessage, limit: number): Promise<void> {
  return new Promise((resolve) => {
    let left = limit;
    raw.on('data', (chunk: Uint8Array) => {
      left -= chunk.byteLength;
      if (left >= 0) return;
      raw.pause();
      resolve();
    });
    raw
      .once('end', resolve)
      .once('close', resolve)
      .once('error', () => resolve());
    raw.resume();
  });
}

/**
 * Makes an `onSend` hook for responses to a body that was not read to its end. The client has to send it before it
 * reads the response; the next request must not begin within it.
 *
 * @param limit bytes; the connection of a larger body is cut
 */
export function discardBody(limit: number) {
  return async ({ raw, headers }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (raw.complete || raw.destroyed) return;
    reply.header('connection', 'close');
    if (!(Number(headers['content-length']) > limit)) await drop(raw, limit);
  };
}
