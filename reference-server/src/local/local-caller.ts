import { isIPv4 } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSameSecret } from '../session/mac.ts';

/** Whether a request comes from this machine: over loopback, or from the server's own address. */
function isLocal({ socket }: FastifyRequest): boolean {
  const bare = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const loopback = bare === '::1' || (isIPv4(bare) && bare.startsWith('127.'));
  return (
    loopback || (socket.localAddress !== undefined && socket.localAddress === socket.remoteAddress)
  );
}

/**
 * Makes an `onRequest` hook that admits only the commands of this machine, by the token in the data folder.
 * Other callers get 404.
 */
export function onlyLocal(token: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { authorization = '' } = request.headers;
    if (isLocal(request) && isSameSecret(authorization, `Bearer ${token}`)) return;
    await reply.code(404).send({ message: 'There is no such address' });
  };
}
