/** The longest, in ms, that a busy browser may delay the callback. */
const TIMEOUT_MS = 100;

/** Calls back when the browser is idle; returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(() => callback(), { timeout: TIMEOUT_MS });
  return () => cancelIdleCallback(request);
}
