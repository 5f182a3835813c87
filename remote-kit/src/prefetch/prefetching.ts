import {
  type AnswerOf,
  type Endpoint,
  type HostContext,
  type HttpPort,
  NetworkError,
  orAborted,
  type RequestOf,
} from '@leeszaal/shared-contracts';

/** A client that can send a call before the screen that needs its answer exists. */
export interface PrefetchingHttp extends HttpPort {
  /**
   * Sends a call without waiting for it; nothing if it is prefetched already. The next `call` with the same
   * request takes its outcome, once. Only a network failure is silent: that `call` then sends a new request.
   *
   * @param signal aborted when the answer is no longer needed; by default the end of the mount
   */
  prefetch<E extends Endpoint>(endpoint: E, request: RequestOf<E>, signal?: AbortSignal): void;
  /**
   * Announces the answer of a call that arrives in another way. As with `prefetch`, the next `call` takes the outcome,
   * once, and sends a request after a `NetworkError`.
   *
   * @returns withdraws the announcement; false when a `call` has taken it
   */
  offer<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    answer: Promise<AnswerOf<E>>,
  ): () => boolean;
  /** The answer that `call` will take, if it has arrived. */
  prefetched<E extends Endpoint>(endpoint: E, request: RequestOf<E>): AnswerOf<E> | undefined;
}

interface Prefetched {
  readonly answer: Promise<unknown>;
  /** Set once `call` has taken the answer, or its announcement was withdrawn. */
  isTaken: boolean;
  here?: unknown;
}

const clients = new WeakMap<HostContext, PrefetchingHttp>();

/** The prefetching client of a mount. */
export function prefetching(host: HostContext): PrefetchingHttp {
  const client = clients.get(host) ?? createClient(host);
  clients.set(host, client);
  return client;
}

function createClient({ http, signal: mounted }: HostContext): PrefetchingHttp {
  const sent = new Map<string, Prefetched>();

  function keep(key: string, answer: Promise<unknown>, signal: AbortSignal): () => boolean {
    const entry: Prefetched = { answer, isTaken: false };
    answer
      .then((here) => {
        entry.here = here;
      })
      // `call` passes the error on.
      .catch(() => undefined);
    sent.set(key, entry);
    const forget = () => {
      if (sent.get(key) === entry) sent.delete(key);
    };
    signal.addEventListener('abort', forget, { once: true });
    return () => {
      forget();
      const { isTaken } = entry;
      entry.isTaken = true;
      return !isTaken;
    };
  }

  return {
    ...http,
    prefetch(endpoint, request, signal = mounted) {
      const key = keyOf(endpoint, request);
      if (signal.aborted || sent.has(key)) return;
      keep(key, http.call(endpoint, request, { signal, onNetworkFailure: 'throw' }), signal);
    },
    offer: (endpoint, request, answer) => keep(keyOf(endpoint, request), answer, mounted),
    prefetched: <E extends Endpoint>(endpoint: E, request: RequestOf<E>) =>
      sent.get(keyOf(endpoint, request))?.here as AnswerOf<E> | undefined,
    call<E extends Endpoint>(...[endpoint, request, options]: Parameters<typeof http.call<E>>) {
      const key = keyOf(endpoint, request);
      const early = sent.get(key);
      sent.delete(key);
      const ask = () => http.call(endpoint, request, options);
      if (early === undefined) return ask();
      early.isTaken = true;
      const answer = (early.answer as Promise<AnswerOf<E>>).catch((error: unknown) => {
        // Without a connection a new request waits behind the dialog with *Try again*.
        if (error instanceof NetworkError && !options?.signal?.aborted) return ask();
        throw error;
      });
      return orAborted(answer, options?.signal);
    },
  };
}

const keyOf = <E extends Endpoint>({ name }: E, request: RequestOf<E>): string =>
  `${name} ${JSON.stringify(request)}`;
