import type { LicenceKeeper } from './licence-keeper.ts';

/** How often the page looks whether it slept, in milliseconds. */
const HEARTBEAT_MS = 5000;

/**
 * Tells the keeper when the page comes back: from another tab, from sleep, from being offline, from
 * the back-forward cache; and gives the loan back when it closes (`docs/decisions.md` 64, 65). The gap
 * is measured by the wall clock, because monotonic time may stand still during sleep.
 */
export function watchPage(keeper: LicenceKeeper): () => void {
  const undo: (() => void)[] = [];
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

  const listen = <E extends Event>(
    target: EventTarget,
    type: string,
    listener: (event: E) => void,
  ) => {
    target.addEventListener(type, listener as EventListener);
    undo.push(() => target.removeEventListener(type, listener as EventListener));
  };
  listen(document, 'visibilitychange', () => {
    if (document.visibilityState === 'visible') comeBack();
    else lastSeen = Date.now();
  });
  listen(document, 'resume', comeBack);
  listen(window, 'online', comeBack);
  listen(window, 'pagehide', () => void keeper.leave({ keepalive: true }));
  listen(window, 'pageshow', (event: PageTransitionEvent) => {
    if (event.persisted) keeper.dispatch({ kind: 'opened' });
  });
  return () => {
    for (const step of undo) step();
    clearInterval(heart);
  };
}
