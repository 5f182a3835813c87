import { startTransition, useEffect, useState } from 'react';
import type { Viewer } from '../viewers/contract/viewer.contract.ts';
import { AfterPaint } from '../viewers/scheduling/after-paint.ts';

/** How long, in ms, a page may be on its way before it is followed all the same. */
const QUICK = 150;

/**
 * The page that the viewer shows or waits for, some time later: the page itself is painted first, and
 * fetched first when it is quick.
 *
 * @param onWait told at once when a page is on its way, and once it has been painted that none is any more
 */
export function useFollowedPage(
  viewer: Viewer | undefined,
  onWait: (isWaiting: boolean) => void,
): number {
  const [followed, follow] = useState(() => pageOf(viewer) ?? 1);
  useEffect(() => {
    if (viewer === undefined) return;
    const painting = new AfterPaint();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const catchUp = () => startTransition(() => follow((before) => pageOf(viewer) ?? before));
    const look = () => {
      const isWaiting = viewer.state().kind === 'loading';
      clearTimeout(timer);
      if (isWaiting) {
        painting.stop();
        onWait(true);
        timer = setTimeout(catchUp, QUICK);
      } else {
        painting.run(() => {
          catchUp();
          onWait(false);
        });
      }
    };
    look();
    const stop = viewer.subscribe(look);
    return () => {
      stop();
      clearTimeout(timer);
      painting.stop();
    };
  }, [viewer, onWait]);
  return followed;
}

function pageOf(viewer: Viewer | undefined): number | undefined {
  const state = viewer?.state();
  return state && 'view' in state ? state.view?.page : undefined;
}
