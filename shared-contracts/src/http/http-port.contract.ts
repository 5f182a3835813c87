import type { Endpoint } from '../api/schema/endpoint.contract.ts';

type Part<Name extends string, T> = [T] extends [undefined]
  ? { readonly [K in Name]?: undefined }
  : Record<never, never> extends T
    ? { readonly [K in Name]?: T }
    : { readonly [K in Name]: T };

/** What a call of the endpoint takes: its parameters, query and body, each where there is one. */
export type RequestOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _A>
    ? Part<'params', P> & Part<'query', Q> & Part<'body', B>
    : never;

/** What a call of the endpoint answers. */
export type AnswerOf<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer A> ? A : never;

/** How one call is made. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /**
   * What a network failure does: `dialog` (default) keeps the call open behind the blocking dialog,
   * whose *Try again* repeats it; `throw` rejects with a `NetworkError` at once.
   */
  readonly onNetworkFailure?: 'dialog' | 'throw';
  /** Aborted when the caller no longer waits for *Try again*; a request in progress continues. */
  readonly patience?: AbortSignal;
  /** Lets the request outlive the page (`docs/decisions.md` 65). */
  readonly keepalive?: boolean;
  /** The same for all attempts of one intention; made afresh when left out (`docs/decisions.md` 45). */
  readonly idempotencyKey?: string;
}

/**
 * The one way to the server. Rejects with an `ApiError`; bearer, refresh, retries and idempotency
 * keys are its own affair.
 */
export interface HttpPort {
  call<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    options?: CallOptions,
  ): Promise<AnswerOf<E>>;
  /** The absolute address of a call, for what the browser loads by itself (`docs/decisions.md` 68). */
  address<E extends Endpoint>(endpoint: E, request: RequestOf<E>): string;
  /** Bytes of an address that the API gave (a cover): with the bearer when it is the API's own. */
  fetchBytes(url: string, options?: CallOptions): Promise<Blob>;
}
