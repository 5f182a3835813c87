import type { OidcSettings } from '@leeszaal/shared-contracts';
import type { Claims, Identity } from '../provider.contract.ts';

const MOST_VALUES = 200;
const LONGEST_VALUE = 1000;

/** Claims about the token, not about the person. */
const TECHNICAL = new Set([
  ...['iss', 'aud', 'azp', 'sid', 'jti', 'iat', 'exp', 'nbf', 'auth_time'],
  ...['nonce', 'at_hash', 'c_hash', 's_hash'],
]);

function valuesOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(valuesOf).slice(0, MOST_VALUES);
  if (typeof value === 'string') return value === '' ? [] : [value.slice(0, LONGEST_VALUE)];
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  return [];
}

/**
 * The textual claims of a token or a user info, by name. Those inside an object have the names of both with a dot
 * between them, such as `realm_access.roles`.
 */
export function textClaims(claims: object, prefix = ''): Claims {
  const found: [string, readonly string[]][] = [];
  for (const [name, value] of Object.entries(claims)) {
    const full = `${prefix}${name}`;
    if (TECHNICAL.has(full)) continue;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      if (prefix.split('.').length <= 3)
        found.push(...Object.entries(textClaims(value, `${full}.`)));
      continue;
    }
    const values = valuesOf(value);
    if (values.length > 0) found.push([full, values]);
  }
  return Object.fromEntries(found);
}

/**
 * Name and e-mail address of a person. An address that the provider calls unverified is none. One that it does not call
 * verified is shown, and links no account: at some providers people write it themselves.
 */
export function personalClaims(
  claims: Claims,
  { nameClaim, emailClaim }: Pick<OidcSettings, 'nameClaim' | 'emailClaim'>,
): Pick<Identity, 'name' | 'email' | 'vouchesForEmail'> {
  const first = (name: string): string =>
    Object.hasOwn(claims, name) ? (claims[name]?.[0] ?? '') : '';
  const verified = first('email_verified');
  const email = verified === 'false' ? '' : first(emailClaim);
  return { name: first(nameClaim), email, vouchesForEmail: verified === 'true' };
}
