/** A value that others may watch. */
export interface StateStore<T> {
  get(): T;
  /** Replaces the value and tells everyone; the same value again tells nobody. */
  set(value: T): void;
  /** Calls back after every change; returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /** Forgets every listener. */
  close(): void;
}

/** Makes a store that holds the value. */
export function createStateStore<T>(initial: T): StateStore<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => listeners.clear(),
  };
}
