import { type RefObject, useEffect, useRef } from 'react';

/**
 * What a press leaves behind for when its work is done, and the next press anywhere takes away: whoever
 * presses something else is about to have the focus there, though the browser has not moved it yet.
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
