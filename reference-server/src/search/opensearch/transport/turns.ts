import { EngineError } from './engine-error.ts';

/** Bounds how much runs at once, and how much waits for it. */
export interface Turns {
  /**
   * Runs work when it is its turn.
   *
   * @param signal ends waiting; the work has to follow it by itself
   * @throws {EngineError} `unavailable` if too many wait
   * @throws the reason of the signal, if it is aborted before the turn comes
   */
  take<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T>;
}

/** Creates turns; those that wait are served in order. */
export function createTurns({ atOnce, waiting }: Record<'atOnce' | 'waiting', number>): Turns {
  const queue = new Set<() => void>();
  let running = 0;

  async function wait(signal: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = (): void => {
      queue.delete(resolve);
      reject(signal.reason);
    };
    queue.add(resolve);
    signal.addEventListener('abort', leave);
    try {
      await promise;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  function pass(): void {
    const [next] = queue;
    if (next === undefined) {
      running -= 1;
      return;
    }
    // The next one takes over the place of the one that ended.
    queue.delete(next);
    next();
  }

  return {
    async take(work, signal) {
      signal.throwIfAborted();
      if (running < atOnce) running += 1;
      else if (queue.size < waiting) await wait(signal);
      else throw new EngineError('unavailable', 'Too many requests wait for the search engine.');
      try {
        return await work();
      } finally {
        pass();
      }
    },
  };
}
