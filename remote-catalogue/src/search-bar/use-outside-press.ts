import { type RefObject, useEffect, useRef } from 'react';

/** Calls back on a press or a focus outside of the element, while active. */
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
      if (event.target instanceof Node && !place.current?.contains(event.target)) latest.current();
    };
    document.addEventListener('pointerdown', check);
    document.addEventListener('focusin', check);
    return () => {
      document.removeEventListener('pointerdown', check);
      document.removeEventListener('focusin', check);
    };
  }, [place, isActive]);
}
