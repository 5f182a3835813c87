import type { FastifyRequest } from 'fastify';
import { badRequest } from '../errors/http-error.ts';

/** The origin of the request. @throws 400 for an invalid `Host` */
export function ownOrigin(request: FastifyRequest): string {
  const address = `${request.protocol}://${request.host}`;
  if (!/^[\w.:[\]-]+$/.test(request.host) || !URL.canParse(address)) {
    throw badRequest('Host: is not a host name');
  }
  return new URL(address).origin;
}
