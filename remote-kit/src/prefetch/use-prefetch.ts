import { useEffect } from 'react';
import { type AnyPart, type WhenIdleOptions, whenIdle } from '../parts/index.ts';

/** The latest start in ms, and the delay without `requestIdleCallback`. */
const SOON = { timeout: 2_000, delay: 200 };

/**
 * Prefetches parts one after the other, when the browser is idle. A later press opens them at once, even without a
 * network. A failed prefetch is silent: the part loads again when it is wanted.
 *
 * @param parts a stable list
 * @param isOffered whether the screen has loaded and offers what opens them
 * @param idle a constant; by default, a busy browser delays the start by 2 s at most
 */
export function usePrefetch(
  parts: readonly AnyPart[],
  isOffered: boolean,
  idle: WhenIdleOptions = SOON,
): void {
  useEffect(() => {
    if (!isOffered) return undefined;
    const abort = new AbortController();
    const loadAll = async () => {
      for (const { load } of parts) {
        if (!abort.signal.aborted) await load().catch(() => undefined);
      }
    };
    const cancel = whenIdle(() => void loadAll(), idle);
    return () => {
      cancel();
      abort.abort();
    };
  }, [parts, isOffered, idle]);
}
