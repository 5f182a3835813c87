import { type RefObject, useEffect, useRef } from 'react';

/**
 * A note of a press, for when its result arrives; the next press anywhere clears it. That press is
 * about to move the focus, though the browser has not moved it yet.
 */
export function usePressNote<T>(): RefObject<T | undefined> {
  const note = useRef<T>(undefined);
  useEffect(() => {
    const forget = () => {
      note.current = undefined;
    };
    document.addEventListener('pointerdown', forget, { capture: true });
    return () => document.removeEventListener('pointerdown', forget, { capture: true });
  }, []);
  return note;
}
