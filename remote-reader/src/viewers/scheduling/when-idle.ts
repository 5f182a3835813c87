/** How long, in ms, a busy browser may put preparing off. */
const TIMEOUT_MS = 100;

/** Calls back when the browser has nothing better to do; returns the way to give it up. */
export function whenIdle(callback: () => void): () => void {
  // Safari knows no idle time.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(() => callback(), { timeout: TIMEOUT_MS });
  return () => cancelIdleCallback(request);
}
