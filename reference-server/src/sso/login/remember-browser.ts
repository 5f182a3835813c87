import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageCookie } from './form-cookie.ts';
import {
  BROWSER_COOKIE,
  BROWSER_COOKIE_SECONDS,
  knownBrowser,
  writeBrowserCookie,
} from './known-browser.ts';

/** The browser's name if the account has signed in there. */
export const browserOf = (
  request: FastifyRequest,
  login: string,
  secret: Uint8Array,
): string | undefined => knownBrowser(request.cookies[BROWSER_COOKIE], login, secret);

/** Marks a browser in which an account has signed in, with its second factor if it has one. */
export function rememberBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  login: string,
  secret: Uint8Array,
): void {
  const cookie = writeBrowserCookie(login, secret, browserOf(request, login, secret));
  reply.setCookie(BROWSER_COOKIE, cookie, {
    ...pageCookie(request),
    maxAge: BROWSER_COOKIE_SECONDS,
  });
}
