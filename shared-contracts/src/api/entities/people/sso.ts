import * as v from 'valibot';
import { type Codec, plain, renamed } from '../../schema/codec.ts';

const tokensSchema = v.object({
  accessToken: v.pipe(v.string(), v.nonEmpty()),
  refreshToken: v.optional(
    v.pipe(
      v.nullable(v.string()),
      v.transform((token) => token ?? undefined),
    ),
  ),
});
/** The tokens of a session. A public session has no refresh token. */
export type AuthTokens = v.InferOutput<typeof tokensSchema>;

/** The tokens with the SSO service's names. */
export const tokensCodec: Codec<AuthTokens> = renamed(tokensSchema, {
  accessToken: ['access_token', 'accessToken'],
  refreshToken: ['refresh_token', 'refreshToken'],
});

/** The parameters of a token refresh. */
export const refreshQueryCodec = renamed(
  v.object({
    appName: v.string(),
    client: v.string(),
    secret: v.string(),
    refreshToken: v.pipe(v.string(), v.nonEmpty()),
  }),
  { refreshToken: ['refresh_token', 'refreshToken'] },
);

/**
 * The request for a public token, with the subject the browser already has, if any
 * (`docs/decisions.md` 8).
 */
export const publicTokenQueryCodec = plain(
  v.object({
    subject: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))),
  }),
);
