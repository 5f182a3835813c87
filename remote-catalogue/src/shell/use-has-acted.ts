import { useEffect, useState } from 'react';

/** A move of the pointer, a press, a key, a scroll, and the focus that assistive technology moves. */
const ACTS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'focusin'] as const;

const OPTIONS = { passive: true, capture: true };

/** Whether the person has done something since the mount. Code that only an action can need loads then. */
export function useHasActed(): boolean {
  const [hasActed, setActed] = useState(false);
  useEffect(() => {
    if (hasActed) return undefined;
    const onAct = () => setActed(true);
    for (const act of ACTS) window.addEventListener(act, onAct, OPTIONS);
    return () => {
      for (const act of ACTS) window.removeEventListener(act, onAct, OPTIONS);
    };
  }, [hasActed]);
  return hasActed;
}
