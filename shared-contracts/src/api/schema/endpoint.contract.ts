import type { Codec } from './codec.ts';
import type { Role } from './roles.ts';

/** The methods that the API uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * The credentials that an endpoint requires. `public`: none. `token`: any valid token, also of a person
 * without a role (`docs/decisions.md` 3). A role: a token of that role or higher. `licence-key`: the
 * licence key in the query, which a browser sends when it loads images, styles, fonts and media
 * (`docs/decisions.md` 68).
 */
export type Access = 'public' | 'licence-key' | 'token' | Role;

/**
 * The effect of a repeated call. `safe`: reading, repeat freely. `keyed`: a change with an `Idempotency-Key`,
 * so that a repeat gets the first answer (`docs/decisions.md` 45). `effect`: a change that is harmless to
 * repeat but must not come from a cache: a GET that changes a licence (`docs/decisions.md` 67), as the keys
 * of one person share one seat; a reading place, as the last one counts.
 */
export type RetryClass = 'safe' | 'keyed' | 'effect';

/** Which service an endpoint belongs to; each has its own base address. */
export type Service = 'api' | 'sso';

/** The body of a request. */
export type BodyDefinition<T> =
  | { readonly kind: 'none' }
  | { readonly kind: 'json'; readonly codec: Codec<T> }
  | { readonly kind: 'multipart'; readonly fields: readonly string[] };

/** The answer to a request. */
export type AnswerDefinition<T> =
  | { readonly kind: 'empty' }
  | { readonly kind: 'json'; readonly codec: Codec<T> }
  | { readonly kind: 'bytes'; readonly mediaTypes: readonly string[] };

/** An endpoint: the server routes and validates with it, the client calls through it. */
export interface Endpoint<
  Params = unknown,
  Query = unknown,
  Body = unknown,
  Answer = unknown,
  Allowed extends Access = Access,
> {
  readonly name: string;
  readonly service: Service;
  readonly method: Method;
  /** With `{name}` for each parameter; a trailing `{name*}` matches the rest of the path. */
  readonly path: string;
  /**
   * The name of the endpoint whose path also matches this one's addresses. The server routes only that one, and
   * decides by its data which of the two an address means.
   */
  readonly within?: string;
  readonly access: Allowed;
  /** An access token of an embedded reader may call it, from the allowed origins of its client. */
  readonly embed?: true;
  readonly retry: RetryClass;
  /** Changes the client of the session, so that a repeat counts as the same call at another client. */
  readonly changesClient?: boolean;
  readonly params: Codec<Params>;
  readonly query: Codec<Query>;
  readonly body: BodyDefinition<Body>;
  readonly answer: AnswerDefinition<Answer>;
}

/** A binary answer. */
export interface BytesAnswer {
  readonly bytes: Blob;
  readonly mediaType: string;
}
