import { randomBytes } from 'node:crypto';
import { isSameSecret, macOf } from '../../session/mac.ts';

/** The cookie of a browser in which an account has signed in. */
export const BROWSER_COOKIE = 'leeszaal-browser';

/** Lifetime of the cookie, in seconds. */
export const BROWSER_COOKIE_SECONDS = 365 * 24 * 3600;

/** An account name in the form for comparison. */
export const accountName = (login: string): string => login.trim().toLowerCase();

const sealOf = (browser: string, login: string, secret: Uint8Array): string =>
  macOf(`browser:${browser}:${accountName(login)}`, secret);

/** The cookie of a browser after signing in; it does not reveal the account. */
export function writeBrowserCookie(
  login: string,
  secret: Uint8Array,
  browser: string = randomBytes(18).toString('base64url'),
): string {
  return `${browser}.${sealOf(browser, login, secret)}`;
}

/**
 * The browser's name if this account has signed in there, else undefined. Guesses elsewhere cannot lock such a
 * browser out.
 */
export function knownBrowser(
  cookie: string | undefined,
  login: string,
  secret: Uint8Array,
): string | undefined {
  const [, browser = '', seal = ''] = /^([\w-]{24})\.([\w-]{43})$/.exec(cookie ?? '') ?? [];
  return isSameSecret(seal, sealOf(browser, login, secret)) ? browser : undefined;
}
