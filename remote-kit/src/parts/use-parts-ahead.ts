import { useEffect } from 'react';
import type { AnyPart } from './part.ts';
import { whenIdle } from './when-idle.ts';

/** The latest start of a prefetch in ms, and its delay without `requestIdleCallback`. */
const IDLE = { timeout: 2_000, delay: 200 };

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
    const loadAll = async () => {
      for (const { load } of parts) {
        if (!abort.signal.aborted) await load().catch(() => undefined);
      }
    };
    const cancel = whenIdle(() => void loadAll(), IDLE);
    return () => {
      cancel();
      abort.abort();
    };
  }, [parts, isQuiet]);
}
