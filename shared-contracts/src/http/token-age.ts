import * as v from 'valibot';

/** Within the last so many seconds of its life a token is old, or within the last third of it. */
const LAST_SECONDS = 90;
const LAST_SHARE = 1 / 3;

/** When a token was made and when it ends, in seconds since 1970. */
const life = v.object({ iat: v.number(), exp: v.number() });

/** What a token says of its life; undefined for one of another kind. */
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
