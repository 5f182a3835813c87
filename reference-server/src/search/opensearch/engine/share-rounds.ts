/** Runs rounds of work; those that wait for a round share it. */
export interface SharedRounds<K, T> {
  /** The result of a round of a key that begins after this call. */
  next(key: K): Promise<T>;
}

/** Shares rounds of work, by key: one runs at a time, and all calls meanwhile share the one after it. */
export function shareRounds<K, T>(work: (key: K) => Promise<T>): SharedRounds<K, T> {
  const running = new Map<K, Promise<T>>();
  const waiting = new Map<K, Promise<T>>();

  function start(key: K): Promise<T> {
    const round = work(key).finally(() => {
      if (running.get(key) === round) running.delete(key);
    });
    running.set(key, round);
    return round;
  }

  return {
    next(key) {
      const present = running.get(key);
      if (present === undefined) return start(key);
      const known = waiting.get(key);
      if (known !== undefined) return known;
      const after = (): Promise<T> => {
        waiting.delete(key);
        return start(key);
      };
      const round = present.then(after, after);
      waiting.set(key, round);
      return round;
    },
  };
}
