import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The cookie that ties a form to the browser it was sent to. */
export const FORM_COOKIE = 'leeszaal-form';

/** A new value for the cookie. */
export const newFormCookie = (): string => randomBytes(24).toString('base64url');

/** What the form carries; only who knows the secret can make it from the cookie. */
export function formTokenOf(cookie: string, secret: Uint8Array): string {
  return createHmac('sha256', secret).update(`form:${cookie}`).digest('base64url');
}

/** Whether a form was sent from the page that this browser got from us. */
export function isOwnForm(
  cookie: string | undefined,
  token: string | undefined,
  secret: Uint8Array,
): boolean {
  if (cookie === undefined || token === undefined) return false;
  const given = Buffer.from(token);
  const expected = Buffer.from(formTokenOf(cookie, secret));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
