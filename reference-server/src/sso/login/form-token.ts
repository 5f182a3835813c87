import { randomBytes } from 'node:crypto';
import { isSameSecret, macOf } from '../../session/mac.ts';

/** The cookie that ties a form to the browser it was sent to. */
export const FORM_COOKIE = 'leeszaal-form';

/** A new value for the cookie. */
export const newFormCookie = (): string => randomBytes(24).toString('base64url');

/** The token of a form, derived from the cookie and the secret. */
export function formTokenOf(cookie: string, secret: Uint8Array): string {
  return macOf(`form:${cookie}`, secret);
}

/** Whether a form comes from our page in the same browser. */
export function isOwnForm(
  cookie: string | undefined,
  token: string | undefined,
  secret: Uint8Array,
): boolean {
  if (cookie === undefined || token === undefined) return false;
  return isSameSecret(token, formTokenOf(cookie, secret));
}
