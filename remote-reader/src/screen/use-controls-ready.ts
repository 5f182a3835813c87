import { startTransition, useEffect, useState } from 'react';
import type { Viewer } from '../viewers/contract/viewer.contract.ts';
import { AfterPaint } from '../viewers/scheduling/after-paint.ts';
import { useIsFirstAwaited } from '../viewers/state/use-view.ts';
import { useLasting } from './use-lasting.ts';

/** How long, in ms, what stands around the page waits for the first one. */
const FIRST_PAGE_MS = 400;

/**
 * Whether bar and panel are to be there: when the first page has been painted, or takes long. Until then
 * they keep their places, so that neither delays that page nor moves it.
 */
export function useControlsReady(viewer: Viewer | undefined): boolean {
  const [areControlsReady, setReady] = useState(false);
  const isAwaited = useIsFirstAwaited(viewer);
  const isLate = useLasting(isAwaited, FIRST_PAGE_MS);
  const isDue = !areControlsReady && (isLate || !isAwaited);
  useEffect(() => {
    if (!isDue) return;
    const painting = new AfterPaint();
    painting.run(() => startTransition(() => setReady(true)));
    return () => painting.stop();
  }, [isDue]);
  return areControlsReady;
}
