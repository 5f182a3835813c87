import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** The props of what is around a modal element: a veil, or nothing visible. */
export interface OutsideProps {
  readonly onPointerDownCapture: (event: PointerEvent) => void;
  readonly onPointerUpCapture: (event: PointerEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
}

/** Calls back after a press that begins and ends on the element itself, not on what is in it. */
export function usePressOutside(onPress: (() => void) | undefined): OutsideProps {
  // The click of a press that ends on another element is of what is around both.
  const begun = useRef<EventTarget>(null);
  const ended = useRef<EventTarget>(null);
  return {
    onPointerDownCapture({ target }) {
      begun.current = target;
      ended.current = null;
    },
    onPointerUpCapture({ target }) {
      ended.current = target;
    },
    onClick(event) {
      const { currentTarget } = event;
      const isOutside = [event.target, begun.current, ended.current].every(
        (target) => target === currentTarget,
      );
      if (!isOutside) return;
      event.stopPropagation();
      onPress?.();
    },
  };
}
