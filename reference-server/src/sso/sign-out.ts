import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../endpoints/services.contract.ts';
import { ownOrigin } from '../http/own-origin.ts';
import { SESSION_COOKIE, signOutThere } from '../identity-providers/sessions/sign-out-there.ts';
import { authenticate } from '../session/authenticate.ts';
import { readRefreshToken } from '../session/refresh-token.ts';
import { endSession } from '../session/session-store.ts';
import { pageCookie } from './login/form-cookie.ts';
import { type PageFields, pageFields, pageFrame, sendPage } from './page-request.ts';
import { renderSignedOutPage } from './pages/notice-pages.ts';
import { redirectTarget } from './redirect-target.ts';

async function endNamedSession(fields: PageFields, services: Services): Promise<void> {
  const text = fields['refresh_token'] ?? fields['refreshToken'];
  const token = text === undefined ? null : readRefreshToken(text, services.secrets.secret);
  if (token !== null) await endSession(services.database, token.sessionId);
}

/**
 * `GET /auth/logout`: ends the session of a `refresh_token` in the address, signs out at the identity provider with
 * which it was begun, then goes to an allowed `redirect` (or `state`, which a provider gives back), else shows a page.
 */
export async function getLogout(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<FastifyReply> {
  const fields = pageFields(request.query);
  await endNamedSession(fields, services);
  const { redirect = fields['state'], lang } = fields;
  const cookie = request.cookies[SESSION_COOKIE];
  if (cookie !== undefined) {
    const isAsked = request.headers['sec-fetch-site'] === 'same-origin';
    const there = await signOutThere(services, { cookie, back: redirect, isAsked });
    // Another website's link leaves the browser as it is.
    if (isAsked || there !== undefined) reply.clearCookie(SESSION_COOKIE, pageCookie(request));
    if (there !== undefined) return reply.header('cache-control', 'no-store').redirect(there, 303);
  }
  const target = redirectTarget(redirect, ownOrigin(request), services.config.redirectOrigins);
  if (target !== null) {
    return reply.header('cache-control', 'no-store').redirect(target.href, 303);
  }
  const frame = pageFrame(request, lang === undefined ? {} : { lang }, services);
  return sendPage(reply, 200, renderSignedOutPage(frame, '/'));
}

/** `POST /auth/logout`: ends the session of the `refresh_token` in the body, or of the bearer. Always 204. */
export async function postLogout(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<FastifyReply> {
  await endNamedSession(pageFields(request.body), services);
  const { database, secrets } = services;
  const found = await authenticate(request.headers.authorization, database, secrets);
  if (found.kind === 'session' && found.session.id !== null) {
    await endSession(database, found.session.id);
  }
  return reply.code(204).send();
}
