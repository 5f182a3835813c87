import type { LicenceKeeper } from './licence-keeper.ts';

/** How often the page looks whether it slept, in milliseconds. */
const HEARTBEAT_MS = 5000;

/**
 * Tells the keeper when the page comes back: from another tab, from sleep, from being offline, from
 * the back-forward cache; and gives the loan back when it closes (`docs/decisions.md` 64, 65). The gap
 * is measured by the wall clock, because monotonic time may stand still during sleep.
 */
export function watchPage(keeper: LicenceKeeper): () => void {
  const stop = new AbortController();
  const { signal } = stop;
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
  const heart = setInterval(beat, HEARTBEAT_MS);

  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') comeBack();
      else lastSeen = Date.now();
    },
    { signal },
  );
  document.addEventListener('resume', comeBack, { signal });
  window.addEventListener('online', comeBack, { signal });
  window.addEventListener('pagehide', () => void keeper.leave({ keepalive: true }), { signal });
  window.addEventListener(
    'pageshow',
    (event) => {
      if (event.persisted) keeper.dispatch({ kind: 'opened' });
    },
    { signal },
  );
  return () => {
    stop.abort();
    clearInterval(heart);
  };
}
