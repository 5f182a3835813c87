import { startTransition, useEffect, useState } from 'react';
import type { Viewer } from '../viewers/contract/viewer.contract.ts';
import { AfterPaint } from '../viewers/scheduling/after-paint.ts';
import { useIsFirstAwaited } from '../viewers/state/use-view.ts';
import { useLasting } from './use-lasting.ts';

/** How long, in ms, toolbar and panel wait for the first page. */
const FIRST_PAGE_MS = 400;

/**
 * Whether toolbar and panel render: after the first page was painted, or takes long. Until then placeholders keep
 * their space, so that they neither delay nor move the page.
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
