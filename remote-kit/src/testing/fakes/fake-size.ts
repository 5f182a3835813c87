import type { SizePort } from '@leeszaal/shared-contracts';

/** The size of a remote's place, and the test's hand on it. */
export interface FakeSize extends SizePort {
  /** Changes the width, in CSS pixels, and calls the listeners. */
  resize(width: number): void;
}

/** Makes a place with a width in CSS pixels. */
export function createFakeSize(initial: number): FakeSize {
  let width = initial;
  const listeners = new Set<() => void>();
  return {
    width: () => width,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    resize: (next) => {
      width = next;
      for (const listener of [...listeners]) listener();
    },
  };
}
