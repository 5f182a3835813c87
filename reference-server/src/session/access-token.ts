import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { ServerSecrets } from './server-secrets.ts';

const claimsSchema = v.variant('kind', [
  v.object({ kind: v.literal('session'), sub: v.string(), sid: v.pipe(v.string(), v.uuid()) }),
  v.object({ kind: v.literal('public'), sub: v.string(), client: v.string() }),
]);

/**
 * Claims of an access token: its session, or a visitor of the public library. Role and client of a session are
 * read from the database at each request.
 */
export type AccessClaims = v.InferOutput<typeof claimsSchema>;

const ISSUER = 'leeszaal';

/** Signs an access token with a lifetime in seconds. */
export async function signAccessToken(
  { privateKey }: ServerSecrets,
  { sub, ...claims }: AccessClaims,
  seconds: number,
): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt' })
    .setIssuer(ISSUER)
    .setSubject(sub)
    .setIssuedAt()
    .setExpirationTime(`${seconds}s`)
    .sign(privateKey);
}

/** Verifies an access token; null when it is invalid or expired. */
export async function readAccessToken(
  { publicKey }: ServerSecrets,
  token: string,
): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, publicKey, {
      issuer: ISSUER,
      algorithms: ['EdDSA'],
      typ: 'at+jwt',
    });
    const claims = v.safeParse(claimsSchema, payload);
    return claims.success ? claims.output : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
