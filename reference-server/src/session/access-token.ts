import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { ServerSecrets } from './server-secrets.ts';

const claimsSchema = v.variant('kind', [
  v.object({ kind: v.literal('session'), sub: v.string(), sid: v.pipe(v.string(), v.uuid()) }),
  v.object({ kind: v.literal('public'), sub: v.string(), client: v.string() }),
  v.object({
    kind: v.literal('embed'),
    sub: v.string(),
    client: v.string(),
    /** Id of the account. */
    user: v.number(),
    /** Id of the credential that the token was issued to. */
    credential: v.string(),
    origins: v.optional(v.array(v.string())),
    docKey: v.optional(v.string()),
  }),
]);

/**
 * Claims of an access token: its session, a visitor of the public library, or a person who reads in an institution's
 * page. Role and client of a session, and the state of a credential, are read from the database at each request.
 */
export type AccessClaims = v.InferOutput<typeof claimsSchema>;

/** Claims of an embed token. */
export type EmbedClaims = Extract<AccessClaims, { kind: 'embed' }>;

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

/** Claims of a token whose signature is valid. */
interface Verified {
  readonly claims: AccessClaims;
  /** In seconds since 1970, as in the token. */
  readonly expires: number;
}

/** How many tokens are known at once. */
const MOST_KNOWN = 1000;

/** Tokens that were verified, by the key: a browser sends the same one with each request until it expires. */
const known = new WeakMap<CryptoKey, LRUCache<string, Verified>>();

function knownTo(key: CryptoKey): LRUCache<string, Verified> {
  const tokens = known.get(key) ?? new LRUCache<string, Verified>({ max: MOST_KNOWN });
  known.set(key, tokens);
  return tokens;
}

/** Verifies an access token; null when it is invalid or expired. */
export async function readAccessToken(
  { publicKey }: ServerSecrets,
  token: string,
): Promise<AccessClaims | null> {
  const tokens = knownTo(publicKey);
  const found = tokens.get(token);
  if (found) return found.expires > Math.floor(Date.now() / 1000) ? found.claims : null;
  try {
    const { payload } = await jwtVerify(token, publicKey, {
      issuer: ISSUER,
      algorithms: ['EdDSA'],
      typ: 'at+jwt',
    });
    const claims = v.safeParse(claimsSchema, payload);
    if (!claims.success) return null;
    if (payload.exp !== undefined) {
      tokens.set(token, { claims: claims.output, expires: payload.exp });
    }
    return claims.output;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
