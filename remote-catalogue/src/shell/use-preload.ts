import { useEffect } from 'react';

/**
 * Loads what a button opens as soon as the button is there: the network may be gone when it is
 * pressed. A failure is no matter yet; pressing loads again.
 *
 * @param load the same function each time
 * @param isOffered whether the button is there
 */
export function usePreload(load: () => Promise<unknown>, isOffered: boolean): void {
  useEffect(() => {
    if (isOffered) load().catch(() => undefined);
  }, [load, isOffered]);
}
