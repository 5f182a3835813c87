import type { PlaceKeeper } from './place-keeper.ts';

/** Saves the place when the page goes, or may go without another word; returns the way to stop. */
export function watchLeaving(places: PlaceKeeper): () => void {
  const leave = () => void places.leave();
  const hide = () => document.visibilityState === 'hidden' && leave();
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', hide);
  return () => {
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', hide);
  };
}
