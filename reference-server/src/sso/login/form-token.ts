import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The cookie that ties a form to the browser it was sent to. */
export const FORM_COOKIE = 'leeszaal-form';

/** A new value for the cookie. */
export const newFormCookie = (): string => randomBytes(24).toString('base64url');

/** The token of a form, derived from the cookie and the secret. */
export function formTokenOf(cookie: string, secret: Uint8Array): string {
  return createHmac('sha256', secret).update(`form:${cookie}`).digest('base64url');
}

/** Whether a form comes from our page in the same browser. */
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
