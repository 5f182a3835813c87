import { EngineError } from './engine-error.ts';

/** Bounds how much runs at once, and how much waits for it. */
export interface Turns {
  /** Runs work when it is its turn. @throws {EngineError} `unavailable` if too many wait */
  take<T>(work: () => Promise<T>): Promise<T>;
}

/** Creates turns; those that wait are served in order. */
export function createTurns({ atOnce, waiting }: Record<'atOnce' | 'waiting', number>): Turns {
  const queue: (() => void)[] = [];
  let running = 0;
  return {
    async take(work) {
      if (running < atOnce) running += 1;
      else if (queue.length < waiting) {
        // The next one takes over the place of the one that ended.
        await new Promise<void>((resolve) => queue.push(resolve));
      } else throw new EngineError('unavailable', 'Too many requests wait for the search engine.');
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}
