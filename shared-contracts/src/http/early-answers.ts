/** A question that has nothing to say beside its address. */
export interface EarlyQuestionInit {
  readonly method?: 'GET' | 'POST';
  readonly bearer?: string;
  readonly cache?: RequestCache;
}

/** Answers that were asked for before the client was there to ask for them. */
export interface EarlyAnswers {
  /**
   * Makes the first attempt of a call now; whoever makes the same later takes it, failures too. Nothing
   * happens where somebody has made it already.
   */
  ask(url: string, question?: EarlyQuestionInit): Promise<Response> | undefined;
  /** Like the browser's own, but for what was asked early: that is taken, once, unless it is old by now. */
  readonly fetch: typeof globalThis.fetch;
  /** What nobody has taken is of no use any more: something failed, and is tried again. */
  forget(): void;
}

/** How long, in ms, an answer that nobody has taken is worth taking. */
const LIFE = 20_000;
/** So long, in ms, there may be something to ask early at all; then nothing is kept any more. */
const BEGINNING = 60_000;

/**
 * Makes a keeper of early answers. Code takes longer to come than its first questions take to be answered;
 * so these go out with it, and the client that is made later finds its first attempts made already.
 *
 * @param now ms, of any clock that only goes forward
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
      // Told to whoever takes it.
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
      // One that is a request already must not be copied: that would use up its body.
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

/** The answer, for as long as whoever takes it waits. */
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

/** The same question by somebody else is another one. */
function keyOf(method: string, url: string, authorization: string | null): string {
  return `${method} ${url} ${authorization ?? ''}`;
}
