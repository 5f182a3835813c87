import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../errors/http-error.ts';
import { HOST_ANSWER } from './raw-answer.ts';

/** Whether a request names one host, as HTTP/1.1 requires; HTTP/1.0 may name none. */
function namesHost({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  const names = rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host');
  return names.length === 1 || (names.length === 0 && httpVersion === '1.0');
}

/** Refuses requests without a host, or with several. Node's own refusal would lack our headers. */
export function refuseHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (namesHost(request.raw)) return;
    reply.header('connection', 'close');
    throw new HttpError(HOST_ANSWER.status, HOST_ANSWER.message);
  });
}
