import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The cookie by which a browser shows that somebody has signed in to an account in it. */
export const BROWSER_COOKIE = 'leeszaal-browser';

/** How long it is remembered, in seconds. */
export const BROWSER_COOKIE_SECONDS = 365 * 24 * 3600;

/** An account name as it is compared. */
export const accountName = (login: string): string => login.trim().toLowerCase();

const sealOf = (browser: string, login: string, secret: Uint8Array): string =>
  createHmac('sha256', secret)
    .update(`browser:${browser}:${accountName(login)}`)
    .digest('base64url');

/** The cookie of a browser after signing in; the account cannot be read from it. */
export function writeBrowserCookie(
  login: string,
  secret: Uint8Array,
  browser: string = randomBytes(18).toString('base64url'),
): string {
  return `${browser}.${sealOf(browser, login, secret)}`;
}

/**
 * The browser's own name when it has signed in to this account before, else undefined. Whoever guesses
 * from elsewhere cannot keep such a browser from signing in.
 */
export function knownBrowser(
  cookie: string | undefined,
  login: string,
  secret: Uint8Array,
): string | undefined {
  const [, browser = '', seal = ''] = /^([\w-]{24})\.([\w-]{43})$/.exec(cookie ?? '') ?? [];
  const given = Buffer.from(seal);
  const expected = Buffer.from(sealOf(browser, login, secret));
  return given.length === expected.length && timingSafeEqual(given, expected) ? browser : undefined;
}
