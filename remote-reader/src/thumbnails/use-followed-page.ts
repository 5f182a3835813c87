import { startTransition, useEffect, useState } from 'react';
import type { Viewer } from '../viewers/contract/viewer.contract.ts';
import { AfterPaint } from '../viewers/scheduling/after-paint.ts';

/** How long, in ms, a page may load before the thumbnails follow it. */
const FOLLOW_AFTER_MS = 150;

/**
 * The page that the viewer shows or loads, with a delay: the page itself is fetched and painted first.
 *
 * @param onWait called with true when a page begins to load, and with false after it was painted
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
        timer = setTimeout(catchUp, FOLLOW_AFTER_MS);
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
