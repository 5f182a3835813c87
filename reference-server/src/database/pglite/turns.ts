/** The order of work on one session. */
export interface Turns {
  /** Runs the work after earlier exclusive work, without waiting for other shared work. */
  shared<T>(work: () => Promise<T>): Promise<T>;
  /** Runs the work after all earlier work, and before all later work. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
}

/** Makes the turns of one session. A failure affects its own caller only. */
export function makeTurns(): Turns {
  let lastExclusive: Promise<unknown> = Promise.resolve();
  let last: Promise<unknown> = lastExclusive;
  return {
    shared(work) {
      const result = lastExclusive.then(work);
      last = Promise.allSettled([last, result]).then(() => undefined);
      return result;
    },
    exclusive(work) {
      const result = last.then(work);
      last = result.catch(() => undefined);
      lastExclusive = last;
      return result;
    },
  };
}
