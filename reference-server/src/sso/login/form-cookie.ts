import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownOrigin } from '../../http/own-origin.ts';
import { FORM_COOKIE, isOwnForm, newFormCookie } from './form-token.ts';

/** The attributes of a cookie of the sign-in pages. */
export const pageCookie = (request: FastifyRequest) =>
  ({
    path: '/auth',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  }) as const satisfies CookieSerializeOptions;

/** The cookie of the browser's forms; a browser without one gets it with the answer. */
export function formCookie(request: FastifyRequest, reply: FastifyReply): string {
  const present = request.cookies[FORM_COOKIE];
  if (present !== undefined && /^[\w-]{32}$/.test(present)) return present;
  const cookie = newFormCookie();
  reply.setCookie(FORM_COOKIE, cookie, pageCookie(request));
  return cookie;
}

/** Whether a form with this token comes from our page in the same browser. */
export function isFromOurPage(
  request: FastifyRequest,
  token: string | undefined,
  secret: Uint8Array,
): boolean {
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  if (site !== undefined && site !== 'same-origin') return false;
  // A page without a referrer sends its form with the origin `null`; then only the token counts.
  const isKnown = site === undefined && origin !== undefined && origin !== 'null';
  if (isKnown && origin !== ownOrigin(request)) return false;
  return isOwnForm(request.cookies[FORM_COOKIE], token, secret);
}
