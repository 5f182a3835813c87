import { useEffect } from 'react';

/**
 * Prefetches the chunk behind a button with the button: the network may be gone at the press. A failure is silent,
 * because a press loads again.
 *
 * @param load a stable function
 * @param isOffered whether the button is shown
 */
export function usePreload(load: () => Promise<unknown>, isOffered: boolean): void {
  useEffect(() => {
    if (isOffered) load().catch(() => undefined);
  }, [load, isOffered]);
}
