import { type RefObject, useLayoutEffect } from 'react';

/** Calls back when an element that has the focus is removed. */
export function useFocusHandover(element: RefObject<HTMLElement | null>, onGone: () => void): void {
  useLayoutEffect(() => {
    const box = element.current;
    return () => {
      if (box?.matches(':focus-within')) onGone();
    };
  }, [element, onGone]);
}
