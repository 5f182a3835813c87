/** When a callback runs, in ms. */
export interface WhenIdleOptions {
  /** The longest that a busy browser may delay it; without, no limit. */
  readonly timeout?: number;
  /** The delay in a browser without `requestIdleCallback`. */
  readonly delay?: number;
}

/** Calls back when the browser is idle; returns a function that cancels it. */
export function whenIdle(
  callback: () => void,
  { timeout, delay = 0 }: WhenIdleOptions,
): () => void {
  // Safari has no `requestIdleCallback`.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, delay);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(
    () => callback(),
    timeout === undefined ? undefined : { timeout },
  );
  return () => cancelIdleCallback(request);
}
