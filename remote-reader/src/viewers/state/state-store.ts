import { createListeners } from '@leeszaal/shared-contracts';

/** A value with listeners. */
export interface StateStore<T> {
  get(): T;
  /** Replaces the value and calls the listeners if it differs. */
  set(value: T): void;
  /** Calls the listener after every change; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Removes all listeners. */
  close(): void;
}

/** Makes a store with an initial value. */
export function createStateStore<T>(initial: T): StateStore<T> {
  const listeners = createListeners();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      listeners.notify();
    },
    subscribe: listeners.subscribe,
    close: listeners.clear,
  };
}
