import type { OidcSettings } from '@leeszaal/shared-contracts';
import * as client from 'openid-client';
import * as v from 'valibot';
import { type Identity, type Json, ProviderRefusal } from '../provider.contract.ts';
import { sessionEnd } from '../session-end.ts';
import { personalClaims, textClaims } from './oidc-claims.ts';

/** The data that a session keeps: the id token is the hint for a logout at the provider. */
export const handleSchema = v.object({
  subject: v.string(),
  idToken: v.string(),
  /** The provider's own id of the session. */
  session: v.optional(v.string()),
  refreshToken: v.optional(v.string()),
  /** Without a refresh token the provider cannot be asked again: when the session ends, in seconds since 1970. */
  until: v.optional(v.number()),
});
/** See {@link handleSchema}. */
export type Handle = v.InferOutput<typeof handleSchema>;

/** A handle as JSON. */
export const storable = ({ subject, idToken, session, refreshToken, until }: Handle): Json => ({
  ...{ subject, idToken },
  ...(session !== undefined && { session }),
  ...(refreshToken !== undefined && { refreshToken }),
  ...(until !== undefined && { until }),
});

/** The answers of the token endpoint, to a code or to a refresh token. */
export type Tokens = client.TokenEndpointResponse & client.TokenEndpointResponseHelpers;

/** Claims of the id token and of the user info, which counts where both have one. */
async function allClaims(
  configuration: client.Configuration,
  tokens: Tokens,
  subject: string,
): Promise<object> {
  const { userinfo_endpoint } = configuration.serverMetadata();
  if (userinfo_endpoint === undefined) return tokens.claims() ?? {};
  const info = await client.fetchUserInfo(configuration, tokens.access_token, subject);
  return { ...tokens.claims(), ...info };
}

/** Facts beside the tokens. */
interface Known {
  readonly settings: OidcSettings;
  /** Seconds since 1970. */
  readonly now: number;
  /** The session that the tokens renew. */
  readonly earlier?: Handle;
}

/**
 * Who the person of these tokens is.
 *
 * @throws ProviderRefusal when it is another one than before, and errors of the library
 */
export async function identityOf(
  configuration: client.Configuration,
  tokens: Tokens,
  { settings, now, earlier }: Known,
): Promise<Identity> {
  const own = tokens.claims();
  const subject = own?.sub ?? earlier?.subject;
  if (subject === undefined || (earlier !== undefined && subject !== earlier.subject)) {
    throw new ProviderRefusal('invalid', 'The provider named another person');
  }
  const claims = textClaims(await allClaims(configuration, tokens, subject));
  const sid = own?.['sid'];
  const session = typeof sid === 'string' ? sid : earlier?.session;
  const refreshToken = tokens.refresh_token ?? earlier?.refreshToken;
  const handle = storable({
    ...{ subject, idToken: tokens.id_token ?? earlier?.idToken ?? '', session },
    ...(refreshToken === undefined ? { until: sessionEnd(now) } : { refreshToken }),
  });
  return { subject, ...personalClaims(claims, settings), claims, handle };
}
