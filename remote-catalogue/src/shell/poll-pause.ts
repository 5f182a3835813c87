/** Milliseconds between requests of a watch; each request without news waits longer, up to the last. */
export const POLL_PAUSES = [10_000, 20_000, 40_000, 60_000] as const;

/**
 * The pause before the next request, in milliseconds.
 *
 * @param step the number of requests in a row that brought no news
 */
export const pollPause = (step: number): number =>
  POLL_PAUSES[Math.min(step, POLL_PAUSES.length - 1)] ?? 0;
