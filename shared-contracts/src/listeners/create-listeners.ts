/** The listeners of a change. */
export interface Listeners<Values extends readonly unknown[] = []> {
  /** Adds a listener; returns how to remove it. */
  readonly subscribe: (listener: (...values: Values) => void) => () => void;
  /** Calls each listener. One that is added meanwhile waits for the next change. */
  readonly notify: (...values: Values) => void;
  /** Removes all listeners. */
  readonly clear: () => void;
}

/** Creates an empty list of listeners; a listener that is added twice is called once. */
export function createListeners<Values extends readonly unknown[] = []>(): Listeners<Values> {
  const listeners = new Set<(...values: Values) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify(...values) {
      for (const listener of [...listeners]) listener(...values);
    },
    clear: () => listeners.clear(),
  };
}
