import { listen } from '../clock/listen.ts';
import type { PlaceKeeper } from './place-keeper.ts';

/** Saves the place when the page closes or is hidden; returns a function that stops watching. */
export function watchLeaving(places: Pick<PlaceKeeper, 'leave'>): () => void {
  const leave = () => void places.leave();
  const hide = () => document.visibilityState === 'hidden' && leave();
  return listen([window, 'pagehide', leave], [document, 'visibilitychange', hide]);
}
