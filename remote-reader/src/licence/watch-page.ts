import { listen } from '../clock/listen.ts';
import type { LicenceKeeper } from './licence-keeper.ts';

/** How often the page checks whether the device slept, in ms. */
const HEARTBEAT_MS = 5000;

/**
 * Tells the keeper when the page returns from another tab, sleep, offline or the back-forward cache, and releases the
 * loan when the page closes (`docs/decisions.md` 64, 65). The wall clock measures the gap: monotonic time may stop
 * during sleep. Returns a function that stops watching.
 */
export function watchPage(keeper: Pick<LicenceKeeper, 'dispatch' | 'leave'>): () => void {
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
  const restore = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) keeper.dispatch({ kind: 'opened' });
  };

  const heart = setInterval(beat, HEARTBEAT_MS);
  const stopListening = listen(
    [document, 'visibilitychange', changeVisibility],
    [document, 'resume', comeBack],
    [window, 'online', comeBack],
    [window, 'pagehide', () => void keeper.leave({ keepalive: true })],
    [window, 'pageshow', restore],
  );
  return () => {
    stopListening();
    clearInterval(heart);
  };
}
