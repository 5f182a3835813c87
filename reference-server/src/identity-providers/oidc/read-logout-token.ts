import { createRemoteJWKSet, customFetch, decodeJwt, errors, jwtVerify } from 'jose';
import {
  CLOCK_TOLERANCE_SECONDS,
  type EndedThere,
  PROVIDER_TIMEOUT_MS,
  ProviderRefusal,
} from '../provider.contract.ts';
import { boundedFetch } from './bounded-fetch.ts';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** How old a token may be: it is sent when the session ends. */
const OLDEST = '5 minutes';
/** Signatures with a shared secret would be ones of every client that knows it. */
const ALGORITHMS = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
];

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/**
 * Whether a text claims to be a token of this issuer for this audience, so that the provider need not be asked for its
 * keys for any other.
 */
export function claimsToBe(token: string, issuer: string, audience: string): boolean {
  try {
    const { iss = '', aud } = decodeJwt(token);
    const isIssuer = iss.replace(/\/$/, '') === issuer.replace(/\/$/, '');
    return isIssuer && (aud === audience || (Array.isArray(aud) && aud.includes(audience)));
  } catch {
    return false;
  }
}

/**
 * Verifies a logout token (OpenID Connect Back-Channel Logout 1.0, section 2.6). A token that is sent twice ends
 * nothing more, so it need not be remembered.
 *
 * @throws ProviderRefusal
 */
export async function readLogoutToken(
  token: string,
  {
    issuer,
    audience,
    keys,
  }: { readonly issuer: string; readonly audience: string; readonly keys: URL },
): Promise<EndedThere> {
  const keySet = createRemoteJWKSet(keys, {
    timeoutDuration: PROVIDER_TIMEOUT_MS,
    [customFetch]: boundedFetch,
  });
  const { payload } = await jwtVerify(token, keySet, {
    issuer,
    audience,
    algorithms: ALGORITHMS,
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
    maxTokenAge: OLDEST,
    requiredClaims: ['jti', 'events'],
  }).catch((error: unknown) => {
    const isNetwork = error instanceof errors.JWKSTimeout || error instanceof TypeError;
    const message = error instanceof Error ? error.message : String(error);
    throw new ProviderRefusal(isNetwork ? 'unreachable' : 'invalid', message, { cause: error });
  });
  const { events, nonce } = payload;
  const isLogout = typeof events === 'object' && events !== null && EVENT in events;
  const [subject, session] = [text(payload.sub), text(payload['sid'])];
  if (!isLogout || nonce !== undefined || (subject === undefined && session === undefined)) {
    throw new ProviderRefusal('invalid', 'The token is not one of a logout');
  }
  return { ...(subject !== undefined && { subject }), ...(session !== undefined && { session }) };
}
