import * as v from 'valibot';
import { plain } from '../../schema/codec.ts';

/** The maximum number of origins in whose pages a client's reader may be embedded. */
export const EMBED_ORIGIN_LIMIT = 20;

/** The default lifetime of an embed token, in seconds. */
export const EMBED_TOKEN_SECONDS = 600;
/** The maximum lifetime of an embed token, in seconds. */
export const EMBED_TOKEN_SECONDS_LIMIT = 3600;

/**
 * A host name or address in an origin. The URL standard also accepts characters that end a directive of a content
 * security policy (`;`) or are a wildcard in it (`*`).
 */
const HOST = /^[a-z0-9_.-]+$|^\[[0-9a-f:.]+\]$/;
/** Hosts that may be embedded from without TLS: a developer's own machine. */
const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1'];
/** The longest accepted address: the longest host name, a scheme and a port. */
const LONGEST_ADDRESS = 270;

/**
 * The origin of an address, if pages of that origin may embed the reader: `https://host[:port]`, and `http` on
 * `localhost` and `127.0.0.1` only. Undefined for any other address. An address with a path has the same origin.
 */
export function toEmbedOrigin(address: string): string | undefined {
  if (address.length > LONGEST_ADDRESS || !URL.canParse(address)) return undefined;
  const { protocol, hostname, origin, username, password } = new URL(address);
  if (username !== '' || password !== '' || !HOST.test(hostname)) return undefined;
  const isAllowed =
    protocol === 'https:' || (protocol === 'http:' && LOCAL_HOSTS.includes(hostname));
  return isAllowed ? origin : undefined;
}

/** An exact origin in whose pages the reader may be embedded, as {@link toEmbedOrigin} writes it. */
export const embedOriginSchema = v.pipe(
  v.string(),
  v.check(
    (text) => toEmbedOrigin(text) === text,
    'an origin such as https://www.example.org, without a path',
  ),
);

/** One line of visible text: no control characters, and none that change the direction of text around it. */
const LINE = /^[^\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]+$/u;
const lineOf = (limit: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(limit), v.regex(LINE, 'one line of text'));

/**
 * The request for an embed token. `person.id` is the institution's own id of the person, always the same for the same
 * person. `origins` and `docKey` narrow the token.
 */
export const embedTokenRequestCodec = plain(
  v.strictObject({
    person: v.strictObject({
      id: lineOf(200),
      name: lineOf(200),
      email: v.optional(v.pipe(v.string(), v.maxLength(254), v.email())),
    }),
    /** Each must be one of the client's allowed origins. */
    origins: v.optional(
      v.pipe(v.array(embedOriginSchema), v.minLength(1), v.maxLength(EMBED_ORIGIN_LIMIT)),
    ),
    /** The only document that the token opens. */
    docKey: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))),
    /** Lifetime in seconds. */
    seconds: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(EMBED_TOKEN_SECONDS_LIMIT)),
      EMBED_TOKEN_SECONDS,
    ),
  }),
);
/** See {@link embedTokenRequestCodec}. */
export type EmbedTokenRequest = v.InferOutput<typeof embedTokenRequestCodec.schema>;

/** An access token of an embed and its lifetime in seconds. */
export const embedTokenCodec = plain(
  v.object({ accessToken: v.pipe(v.string(), v.nonEmpty()), expiresIn: v.number() }),
);
/** See {@link embedTokenCodec}. */
export type EmbedToken = v.InferOutput<typeof embedTokenCodec.schema>;

const credentialSchema = v.object({
  /** The user name in HTTP Basic. */
  id: v.string(),
  /** Who or what uses it. */
  label: v.string(),
  /** ISO 8601, in UTC. */
  madeAt: v.string(),
  /** ISO 8601, in UTC. */
  usedAt: v.nullable(v.string()),
});
/** A credential of a client, with which an institution's server gets embed tokens. */
export type EmbedCredential = v.InferOutput<typeof credentialSchema>;

/** The credentials of a client. */
export const embedCredentialsCodec = plain(v.object({ credentials: v.array(credentialSchema) }));

/** The maximum length of a credential's label, in characters. */
export const EMBED_LABEL_LIMIT = 100;

/** The label of a credential. */
export const embedLabelSchema = lineOf(EMBED_LABEL_LIMIT);

/** A credential to make. */
export const newEmbedCredentialCodec = plain(v.strictObject({ label: embedLabelSchema }));

const shownCredentialSchema = v.object({
  ...credentialSchema.entries,
  /** The password in HTTP Basic. */
  secret: v.string(),
});
/** A new credential with its secret, which is shown only once. */
export const shownEmbedCredentialCodec = plain(shownCredentialSchema);
/** A new credential with its secret, which is shown only once. */
export type ShownEmbedCredential = v.InferOutput<typeof shownCredentialSchema>;
