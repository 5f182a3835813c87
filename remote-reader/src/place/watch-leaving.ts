import type { PlaceKeeper } from './place-keeper.ts';

/** Saves the place when the page closes or is hidden; returns a function that stops watching. */
export function watchLeaving(places: Pick<PlaceKeeper, 'leave'>): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  const leave = () => void places.leave();
  const hide = () => document.visibilityState === 'hidden' && leave();
  window.addEventListener('pagehide', leave, { signal });
  document.addEventListener('visibilitychange', hide, { signal });
  return () => abort.abort();
}
