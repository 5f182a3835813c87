import * as v from 'valibot';

/** A token is old in the last seconds of its life, or in its last third. */
const LAST_SECONDS = 90;
const LAST_SHARE = 1 / 3;

/** The times of a token's issue and expiry, in seconds since 1970. */
const life = v.object({ iat: v.number(), exp: v.number() });

/** The times in a token; undefined for an opaque token. */
function lifeOf(token: string): v.InferOutput<typeof life> | undefined {
  const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
  try {
    const parsed = v.safeParse(life, JSON.parse(atob(payload)));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether a token is valid but expires soon. False for an opaque token, and if this device's clock must be
 * wrong: the server then reports the expiry.
 *
 * @param now this device's time of day, in milliseconds
 */
export function isOld(token: string, now: number): boolean {
  const told = lifeOf(token);
  const seconds = now / 1000;
  if (told === undefined || seconds < told.iat || seconds >= told.exp) return false;
  return told.exp - seconds < Math.min(LAST_SECONDS, (told.exp - told.iat) * LAST_SHARE);
}

/**
 * Whether a token will most likely be in use for a moment longer: it has not expired, and the client will
 * not refresh it yet.
 *
 * @param now this device's time of day, in milliseconds
 */
export function staysInUse(token: string, now: number): boolean {
  const told = lifeOf(token);
  return told === undefined || (now / 1000 < told.exp && !isOld(token, now));
}
