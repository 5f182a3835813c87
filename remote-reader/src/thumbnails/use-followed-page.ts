import { startTransition, useEffect, useState } from 'react';
import type { Viewer } from '../viewers/contract/viewer.contract.ts';
import { AfterPaint } from '../viewers/scheduling/after-paint.ts';

/** How long, in ms, a page may load before the thumbnails follow it. */
const FOLLOW_AFTER_MS = 150;

/** How long, in ms, a page is shown before thumbnails are fetched: none for pages that are leafed through. */
export const REST_MS = 300;

/** The work that the thumbnails may do: none while a page loads, no new work while pages are turned. */
export type ThumbnailTurn = 'pause' | 'hold' | 'resume';

/**
 * The page that the viewer shows or loads, with a delay: the page itself is fetched and painted first.
 *
 * @param onTurn called when a page begins to load, when another is shown, and after it was shown for {@link REST_MS}
 */
export function useFollowedPage(
  viewer: Viewer | undefined,
  onTurn: (turn: ThumbnailTurn) => void,
): number {
  const [followed, follow] = useState(() => pageOf(viewer) ?? 1);
  useEffect(() => {
    if (viewer === undefined) return;
    const painting = new AfterPaint();
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** The page that is shown; undefined without one, for example after a failure. */
    let shown: number | undefined | 'loading' = 'loading';
    const catchUp = () => startTransition(() => follow((before) => pageOf(viewer) ?? before));
    const look = () => {
      const isWaiting = viewer.state().kind === 'loading';
      const page = pageOf(viewer);
      if (!isWaiting && page === shown) return;
      clearTimeout(timer);
      painting.stop();
      shown = isWaiting ? 'loading' : page;
      onTurn(isWaiting ? 'pause' : 'hold');
      if (isWaiting) timer = setTimeout(catchUp, FOLLOW_AFTER_MS);
      else {
        painting.run(() => {
          catchUp();
          timer = setTimeout(() => onTurn('resume'), REST_MS);
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
  }, [viewer, onTurn]);
  return followed;
}

function pageOf(viewer: Viewer | undefined): number | undefined {
  const state = viewer?.state();
  return state && 'view' in state ? state.view?.page : undefined;
}
