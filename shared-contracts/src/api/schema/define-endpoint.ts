import * as v from 'valibot';
import { type Codec, plain } from './codec.ts';
import type {
  Access,
  AnswerDefinition,
  BodyDefinition,
  BytesAnswer,
  Endpoint,
  Method,
  RetryClass,
  Service,
} from './endpoint.contract.ts';

/** The parameters, query or body of an endpoint that has none. */
export type Nothing = Record<never, never>;

const nothing: Codec<Nothing> = plain(v.object({}));

interface EndpointOptions<P, Q, B, A, Allowed extends Access> {
  readonly service?: Service;
  readonly method: Method;
  readonly path: string;
  readonly within?: string;
  readonly access: Allowed;
  readonly embed?: true;
  /** By default `safe` for a GET, `keyed` for any other method. */
  readonly retry?: RetryClass;
  readonly changesClient?: boolean;
  readonly params?: Codec<P>;
  readonly query?: Codec<Q>;
  readonly body?: BodyDefinition<B>;
  readonly answer: AnswerDefinition<A>;
}

/**
 * Defines an endpoint; omitted parts are empty.
 *
 * @param name that of its export
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineEndpoint<
  Allowed extends Access,
  P = Nothing,
  Q = Nothing,
  B = undefined,
  A = undefined,
>(name: string, options: EndpointOptions<P, Q, B, A, Allowed>): Endpoint<P, Q, B, A, Allowed> {
  return {
    name,
    service: 'api',
    body: { kind: 'none' },
    retry: options.method === 'GET' ? 'safe' : 'keyed',
    ...options,
    params: options.params ?? (nothing as unknown as Codec<P>),
    query: options.query ?? (nothing as unknown as Codec<Q>),
  };
}

/** A JSON answer. */
/* @__NO_SIDE_EFFECTS__ */
export function json<T>(codec: Codec<T>): AnswerDefinition<T> & BodyDefinition<T> {
  return { kind: 'json', codec };
}

/** A binary answer of one of the media types; `*` is any type. */
/* @__NO_SIDE_EFFECTS__ */
export function bytes(...mediaTypes: string[]): AnswerDefinition<BytesAnswer> {
  return { kind: 'bytes', mediaTypes };
}

/** An answer without a body; a body that arrives is ignored. */
export const empty: AnswerDefinition<undefined> = { kind: 'empty' };

/** A multipart body with the named file fields. */
/* @__NO_SIDE_EFFECTS__ */
export function multipart(...fields: string[]): BodyDefinition<FormData> {
  return { kind: 'multipart', fields };
}
