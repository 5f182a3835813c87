import { timingSafeEqual } from 'node:crypto';
import { isIPv4 } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whether a request comes from this machine: over loopback, or from the server's own address. */
function isLocal({ socket }: FastifyRequest): boolean {
  const bare = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const loopback = bare === '::1' || (isIPv4(bare) && bare.startsWith('127.'));
  return (
    loopback || (socket.localAddress !== undefined && socket.localAddress === socket.remoteAddress)
  );
}

function holdsToken(request: FastifyRequest, token: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/**
 * Makes an `onRequest` hook that admits only the commands of this machine, by the token in the data folder.
 * Other callers get 404.
 */
export function onlyLocal(token: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (isLocal(request) && holdsToken(request, token)) return;
    await reply.code(404).send({ message: 'There is no such address' });
  };
}
