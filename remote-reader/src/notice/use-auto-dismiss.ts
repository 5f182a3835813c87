import { type RefObject, useEffect, useState } from 'react';
import { listen } from '../clock/listen.ts';

/** How long a brief notice is shown, in ms. */
export const AUTO_DISMISS_MS = 15_000;

/**
 * Whether the time of a brief notice is over. The time restarts when pointer or focus leaves the notice, and does not
 * end while either is on it or while the window is hidden.
 *
 * @param isBrief false for a notice that stays
 */
export function useAutoDismiss(element: RefObject<HTMLElement | null>, isBrief: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (!isBrief || !box) return;
    let timer: ReturnType<typeof setTimeout>;
    const end = () => {
      if (document.hidden || box.matches(':focus-within, :hover')) begin();
      else setIsOver(true);
    };
    const begin = () => {
      clearTimeout(timer);
      timer = setTimeout(end, AUTO_DISMISS_MS);
    };
    begin();
    const stop = listen([box, 'pointerleave', begin], [box, 'focusout', begin]);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [element, isBrief]);
  return isOver;
}
