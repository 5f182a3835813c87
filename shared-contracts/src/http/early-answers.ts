/** Options of an early request. */
export interface EarlyQuestionInit {
  readonly method?: 'GET' | 'POST';
  readonly bearer?: string;
  readonly cache?: RequestCache;
}

/** Responses requested before the HTTP client exists. */
export interface EarlyAnswers {
  /**
   * Makes the first attempt of a call now. A later equal call takes its outcome, also a failure. Does
   * nothing if that call has been made already.
   */
  ask(url: string, question?: EarlyQuestionInit): Promise<Response> | undefined;
  /** The browser's `fetch`, except that an early response is taken, once, unless it is too old. */
  readonly fetch: typeof globalThis.fetch;
  /** Discards the responses not yet taken: a call has failed and is retried. */
  forget(): void;
}

/** The maximum age of an early response when it is taken, in ms. */
const LIFE = 20_000;
/** The time from the start in which early requests are possible, in ms; afterwards none is kept. */
const BEGINNING = 60_000;

/**
 * Creates the store of early responses. Code loads more slowly than its first responses arrive, so the first
 * requests are sent with the code, and the client that is created later takes their responses.
 *
 * @param now a monotonic clock in ms
 */
export function createEarlyAnswers(now = () => performance.now()): EarlyAnswers {
  const asked = new Map<string, { readonly answer: Promise<Response>; readonly at: number }>();
  const made = new Set<string>();
  const end = now() + BEGINNING;
  return {
    ask(url, { method = 'GET', bearer, cache = 'default' } = {}) {
      if (now() > end) return undefined;
      const authorization = bearer === undefined ? null : `Bearer ${bearer}`;
      const key = keyOf(method, url, authorization);
      if (made.has(key)) return undefined;
      const answer = fetch(url, {
        method,
        cache,
        credentials: 'same-origin',
        referrerPolicy: 'no-referrer',
        ...(authorization === null ? {} : { headers: { authorization } }),
      });
      // The call that takes it reports the failure.
      answer.catch(() => undefined);
      asked.set(key, { answer, at: now() });
      return answer;
    },
    fetch(input, init) {
      if (now() > end) {
        asked.clear();
        made.clear();
        return fetch(input, init);
      }
      // A `Request` must not be copied: that would use up its body.
      const request = input instanceof Request ? input : new Request(input, init);
      const { method, url, headers, signal } = request;
      const key = keyOf(method, url, headers.get('authorization'));
      const early = asked.get(key);
      asked.delete(key);
      made.add(key);
      return early && now() - early.at < LIFE ? until(signal, early.answer) : fetch(input, init);
    },
    forget: () => asked.clear(),
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
function keyOf(method: string, url: string, authorization: string | null): string {
  return `${method} ${url} ${authorization ?? ''}`;
}
