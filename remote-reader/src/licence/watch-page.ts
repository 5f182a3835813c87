import type { LicenceKeeper } from './licence-keeper.ts';

/** How often the page checks whether the device slept, in ms. */
const HEARTBEAT_MS = 5000;

/**
 * Tells the keeper when the page returns from another tab, sleep, offline or the back-forward cache, and releases the
 * loan when the page closes (`docs/decisions.md` 64, 65). The wall clock measures the gap: monotonic time may stop
 * during sleep. Returns a function that stops watching.
 */
export function watchPage(keeper: Pick<LicenceKeeper, 'dispatch' | 'leave'>): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  let lastSeen = Date.now();

  const comeBack = () => {
    const gap = Date.now() - lastSeen;
    lastSeen = Date.now();
    keeper.dispatch({ kind: 'woken', gap });
  };
  const beat = () => {
    if (document.visibilityState === 'hidden') return;
    if (Date.now() - lastSeen > 2 * HEARTBEAT_MS) comeBack();
    lastSeen = Date.now();
  };
  const changeVisibility = () => {
    if (document.visibilityState === 'visible') comeBack();
    else lastSeen = Date.now();
  };
  const restore = ({ persisted }: PageTransitionEvent) => {
    if (persisted) keeper.dispatch({ kind: 'opened' });
  };

  const heart = setInterval(beat, HEARTBEAT_MS);
  document.addEventListener('visibilitychange', changeVisibility, { signal });
  document.addEventListener('resume', comeBack, { signal });
  window.addEventListener('online', comeBack, { signal });
  window.addEventListener('pagehide', () => void keeper.leave({ keepalive: true }), { signal });
  window.addEventListener('pageshow', restore, { signal });
  return () => {
    abort.abort();
    clearInterval(heart);
  };
}
