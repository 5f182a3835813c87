import { createListeners, type SizePort } from '@leeszaal/shared-contracts';

/** The inline size of an element, as the space of a remote. */
export interface ElementSize extends SizePort {
  /** Stops the observation. */
  stop(): void;
}

/** Observes the inline size of an element. */
export function createElementSize(element: Element): ElementSize {
  const listeners = createListeners();
  let width = element.getBoundingClientRect().width;
  const observer = new ResizeObserver(() => {
    const next = element.getBoundingClientRect().width;
    if (next === width) return;
    width = next;
    listeners.notify();
  });
  observer.observe(element);
  return {
    width: () => width,
    subscribe: listeners.subscribe,
    stop: () => observer.disconnect(),
  };
}
