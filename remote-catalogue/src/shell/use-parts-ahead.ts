import { useEffect } from 'react';
import type { AnyPart } from './part.ts';

/** How long, in ms, the browser may have other things to do; and what stands in for its own telling. */
const PATIENCE = 2_000;
const MOMENT = 200;

/**
 * Brings parts, one after the other, before anybody asks for them: a press then opens what it opens at
 * once, and also when the network is gone by then. One that does not come keeps no other back, and is
 * asked for again when it is wanted.
 *
 * @param parts the same list each time
 * @param isQuiet whether nothing else is being waited for
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

/** @returns how to give it up */
function whenIdle(run: () => Promise<void>): () => void {
  // Safari has none.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(() => void run(), MOMENT);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(() => void run(), { timeout: PATIENCE });
  return () => cancelIdleCallback(handle);
}
