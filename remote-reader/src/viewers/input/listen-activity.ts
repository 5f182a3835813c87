const SIGNS = ['keydown', 'pointerdown', 'wheel', 'touchmove', 'scroll'] as const;

/**
 * Tells of every sign that a person reads here (`docs/decisions.md` 59). Returns the way to stop.
 */
export function onReading(target: EventTarget, listener: () => void): () => void {
  for (const sign of SIGNS) target.addEventListener(sign, listener, { passive: true });
  return () => {
    for (const sign of SIGNS) target.removeEventListener(sign, listener);
  };
}
