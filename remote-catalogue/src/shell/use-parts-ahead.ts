import { useEffect } from 'react';
import type { AnyPart } from './part.ts';

/** The latest start of a prefetch in ms, and its delay without `requestIdleCallback`. */
const IDLE_TIMEOUT = 2_000;
const IDLE_FALLBACK = 200;

/**
 * Prefetches parts one after the other, when the browser is idle. A later press opens them at once, even without a
 * network. A failed prefetch is silent: the part loads again when it is wanted.
 *
 * @param parts a stable list
 * @param isQuiet whether the screen has loaded
 */
export function usePartsAhead(parts: readonly AnyPart[], isQuiet: boolean): void {
  useEffect(() => {
    if (!isQuiet) return undefined;
    const abort = new AbortController();
    const cancel = whenIdle(async () => {
      for (const { load } of parts) {
        if (!abort.signal.aborted) await load().catch(() => undefined);
      }
    });
    return () => {
      cancel();
      abort.abort();
    };
  }, [parts, isQuiet]);
}

/** @returns cancels it */
function whenIdle(run: () => Promise<void>): () => void {
  // Safari has none.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(() => void run(), IDLE_FALLBACK);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(() => void run(), { timeout: IDLE_TIMEOUT });
  return () => cancelIdleCallback(handle);
}
