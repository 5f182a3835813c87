const SIGNS = ['keydown', 'pointerdown', 'wheel', 'touchmove', 'scroll'] as const;

/** Reports activity (`docs/decisions.md` 59); returns a function that stops it. */
export function listenToActivity(target: EventTarget, listener: () => void): () => void {
  for (const sign of SIGNS) target.addEventListener(sign, listener, { passive: true });
  return () => {
    for (const sign of SIGNS) target.removeEventListener(sign, listener);
  };
}
