import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageCookie } from '../../sso/login/form-cookie.ts';
import {
  BROWSER_COOKIE_SECONDS,
  knownBrowser,
  writeBrowserCookie,
} from '../../sso/login/known-browser.ts';
import { digest } from '../../text/digest.ts';

/** The cookie of a browser in which a second factor was used. */
export const FACTOR_COOKIE = 'leeszaal-second-factor';

/** A second factor of an account. */
export interface Factor {
  readonly userId: number;
  readonly secret: Uint8Array;
}

const nameOf = ({ userId, secret }: Factor): string => `second factor ${userId} ${digest(secret)}`;

/**
 * The browser's name if this second factor was used there. The cookie of the password is not enough: a person who has
 * learned the password before the second factor was set up can have many of those.
 */
export const factorBrowserOf = (
  request: FastifyRequest,
  factor: Factor,
  serverSecret: Uint8Array,
): string | undefined => knownBrowser(request.cookies[FACTOR_COOKIE], nameOf(factor), serverSecret);

/** Marks a browser in which a second factor was used. */
export function rememberFactorBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  factor: Factor,
  serverSecret: Uint8Array,
): void {
  const browser = factorBrowserOf(request, factor, serverSecret);
  const cookie = writeBrowserCookie(nameOf(factor), serverSecret, browser);
  reply.setCookie(FACTOR_COOKIE, cookie, {
    ...pageCookie(request),
    maxAge: BROWSER_COOKIE_SECONDS,
  });
}
