import type { SizePort } from '@leeszaal/shared-contracts';

/** The inline size of an element, as the space of a remote. */
export interface ElementSize extends SizePort {
  /** Stops the observation. */
  stop(): void;
}

/** Observes the inline size of an element. */
export function createElementSize(element: Element): ElementSize {
  const listeners = new Set<() => void>();
  let width = element.getBoundingClientRect().width;
  const observer = new ResizeObserver(() => {
    const next = element.getBoundingClientRect().width;
    if (next === width) return;
    width = next;
    for (const listener of [...listeners]) listener();
  });
  observer.observe(element);
  return {
    width: () => width,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => observer.disconnect(),
  };
}
