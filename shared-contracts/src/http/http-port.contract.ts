import type { Endpoint } from '../api/schema/endpoint.contract.ts';

type Part<Name extends string, T> = [T] extends [undefined]
  ? { readonly [K in Name]?: undefined }
  : Record<never, never> extends T
    ? { readonly [K in Name]?: T }
    : { readonly [K in Name]: T };

/** The request of an endpoint: its parameters, query and body, if any. */
export type RequestOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _A>
    ? Part<'params', P> & Part<'query', Q> & Part<'body', B>
    : never;

/** The answer of an endpoint. */
export type AnswerOf<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer A> ? A : never;

/** Options of a call. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /**
   * The effect of a network failure: `dialog` (default) keeps the call open behind the blocking dialog,
   * whose *Try again* repeats it; `throw` rejects with a `NetworkError` at once.
   */
  readonly onNetworkFailure?: 'dialog' | 'throw';
  /** Aborted when the caller no longer waits for *Try again*; a request in progress continues. */
  readonly patience?: AbortSignal;
  /** Lets the request outlive the page (`docs/decisions.md` 65). */
  readonly keepalive?: boolean;
  /**
   * Receives the bytes of a binary answer as they arrive, before the call resolves with all of them. Hosts of an older
   * contract ignore it.
   */
  readonly onBytes?: (piece: Uint8Array) => void;
  /** One key for all attempts of one intention; new when omitted (`docs/decisions.md` 45). */
  readonly idempotencyKey?: string;
}

/**
 * Sends requests to the server. Rejects with an `ApiError`; adds bearer, refresh, retries and idempotency
 * keys.
 */
export interface HttpPort {
  call<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    options?: CallOptions,
  ): Promise<AnswerOf<E>>;
  /** The absolute address of a call, for resources that the browser loads itself (`docs/decisions.md` 68). */
  address<E extends Endpoint>(endpoint: E, request: RequestOf<E>): string;
  /** The bytes at an address from the API (a cover); sends the bearer only to the API itself. */
  fetchBytes(url: string, options?: CallOptions): Promise<Blob>;
}
