import { type Endpoint, hasRole } from '@leeszaal/shared-contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { authoriseEmbed } from '../embed-access/authorise-embed.ts';
import { varyByOrigin } from '../embed-access/cross-origin.ts';
import { openRefusal } from '../embed-access/open-refusal.ts';
import { openToKeyHolder } from '../embed-access/open-to-key-holder.ts';
import { forbidden, unauthenticated } from '../errors/http-error.ts';
import { authenticate } from '../session/authenticate.ts';
import type { Session } from '../session/session.contract.ts';
import type { Services } from './services.contract.ts';

/** A call of an endpoint. */
export interface AuthorisedCall {
  readonly endpoint: Endpoint;
  /** The raw parameters of the path. */
  readonly params: unknown;
}

function requireRole({ access }: Endpoint, { role }: Session): void {
  if (access === 'token' || access === 'public') return;
  if (role === null) throw forbidden('This account has no access to this application');
  const minimum = access === 'licence-key' ? 'none' : access;
  if (!hasRole(role, minimum)) throw forbidden(`The role ${minimum} or higher is required`);
}

/**
 * Authenticates and authorises a request, and opens its answer to the page of an embedded reader. An endpoint that
 * needs no bearer still refuses an invalid one, except those with access `public`.
 *
 * @throws 401 without a valid bearer, 403 below the endpoint's role and beyond the limits of an embed token
 */
export async function authorise(
  { endpoint, params }: AuthorisedCall,
  request: FastifyRequest,
  reply: FastifyReply,
  { database, secrets }: Services,
): Promise<Session | null> {
  if (endpoint.access === 'public') return null;
  if (endpoint.embed) varyByOrigin(reply);
  const found = await authenticate(request.headers.authorization, database, secrets);
  if (found.kind === 'missing' && endpoint.access === 'licence-key') {
    if (endpoint.embed) await openToKeyHolder(request, reply, database);
    return null;
  }
  if (found.kind !== 'session') {
    if (endpoint.embed) await openRefusal(request, reply, database);
    const isMissing = found.kind === 'missing';
    throw unauthenticated(
      isMissing ? 'An access token is required' : 'The access token is invalid or expired',
    );
  }
  const { session } = found;
  if (session.embed) {
    const call = { endpoint, params, limits: session.embed };
    await authoriseEmbed(call, request, reply, database);
  }
  requireRole(endpoint, session);
  return session;
}
