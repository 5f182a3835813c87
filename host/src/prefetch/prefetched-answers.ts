/** Options of a prefetched request. */
export interface PrefetchInit {
  readonly method?: string;
  readonly bearer?: string;
  readonly cache?: RequestCache;
}

/** Responses requested before the HTTP client exists. */
export interface PrefetchedAnswers {
  /**
   * Makes the first attempt of a call now. A later equal call takes its outcome, also a failure. Does
   * nothing if that call has been made already.
   */
  prefetch(url: string, init?: PrefetchInit): Promise<Response> | undefined;
  /** The browser's `fetch`, except that a prefetched response is taken, once, unless it is too old. */
  readonly fetch: typeof globalThis.fetch;
  /** Discards the responses not yet taken: a call has failed and is retried. */
  forget(): void;
}

/** The maximum age of a response when it is taken, in ms. */
const LIFE = 20_000;

/** The time from the start in which requests are prefetched, in ms; afterwards none is kept. */
const BEGINNING = 60_000;

/**
 * Creates the store of prefetched responses. Code loads more slowly than its first responses arrive, so the first
 * requests are sent with the code, and the client that is created later takes their responses.
 *
 * @param now a monotonic clock in ms
 * @param fetch sends the requests; default: the `fetch` of the page at that time
 */
export function createPrefetchedAnswers(
  now = () => performance.now(),
  fetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init),
): PrefetchedAnswers {
  const sent = new Map<string, { readonly answer: Promise<Response>; readonly at: number }>();
  const made = new Set<string>();
  const end = now() + BEGINNING;

  return {
    prefetch(url, { method = 'GET', bearer, cache = 'default' } = {}) {
      const headers = new Headers(
        bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
      );
      const key = keyOf({ method, url, headers });
      if (now() > end || made.has(key)) return undefined;
      const common = { credentials: 'same-origin', referrerPolicy: 'no-referrer' } as const;
      const answer = fetch(url, { ...common, method, cache, headers });
      // The call that takes it reports the failure.
      answer.catch(() => undefined);
      sent.set(key, { answer, at: now() });
      return answer;
    },
    fetch(input, init) {
      if (now() > end) {
        sent.clear();
        made.clear();
        return fetch(input, init);
      }
      // A `Request` must not be copied: that would use up its body.
      const request = input instanceof Request ? input : new Request(input, init);
      const key = keyOf(request);
      const early = sent.get(key);
      sent.delete(key);
      made.add(key);
      const isFresh = early && now() - early.at < LIFE;
      return isFresh ? until(request.signal, early.answer) : fetch(input, init);
    },
    forget: () => sent.clear(),
  };
}

/** The response, or the abort of the call that takes it. */
async function until(signal: AbortSignal, answer: Promise<Response>): Promise<Response> {
  signal.throwIfAborted();
  const { promise, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(signal.reason);
  signal.addEventListener('abort', giveUp);
  try {
    return await Promise.race([answer, promise]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

/** The key includes the user: another user's equal request is a different one. */
function keyOf({ method, url, headers }: Pick<Request, 'method' | 'url' | 'headers'>): string {
  return `${method} ${url} ${headers.get('authorization')}`;
}
