import { type RefObject, useEffect, useRef } from 'react';

/**
 * Calls back on a press or focus outside of the element, while active. An alert dialog does not count as outside: it
 * may be about the element.
 */
export function useOutsidePress(
  place: RefObject<HTMLElement | null>,
  isActive: boolean,
  onOutside: () => void,
): void {
  const latest = useRef(onOutside);
  useEffect(() => {
    latest.current = onOutside;
  });
  useEffect(() => {
    if (!isActive) return;
    const check = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest('[role="alertdialog"]')) return;
      if (!place.current?.contains(target)) latest.current();
    };
    document.addEventListener('pointerdown', check);
    document.addEventListener('focusin', check);
    return () => {
      document.removeEventListener('pointerdown', check);
      document.removeEventListener('focusin', check);
    };
  }, [place, isActive]);
}
