import { type RefObject, useLayoutEffect, useRef } from 'react';
import { activeElement } from '../internal/active-element.ts';
import { usePressNote } from './use-press-note.ts';

/** The result of `useKeptFocus`. */
export interface KeptFocus<E extends HTMLElement> {
  /** The ref of the surrounding element; give that `tabIndex={-1}`. */
  readonly place: RefObject<E | null>;
  /** Call it when the button is pressed. */
  readonly notePress: () => void;
}

/**
 * Keeps the focus after a press on a button that its result removes or disables. The focus moves to
 * the button in its place, or to the surrounding element. It stays where it is if the user has
 * moved it.
 *
 * @param isUnderWay whether the result is pending
 */
export function useKeptFocus<E extends HTMLElement = HTMLDivElement>(
  isUnderWay: boolean,
): KeptFocus<E> {
  const place = useRef<E>(null);
  const isPressed = usePressNote<boolean>();
  // In the same commit: a later effect could run during another press and take its focus.
  useLayoutEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = isUnderWay;
    const focused = activeElement();
    if (focused !== null && !focused.matches(':disabled')) return;
    const next = place.current?.querySelector<HTMLElement>('button:enabled') ?? place.current;
    next?.focus({ preventScroll: true });
  });
  const notePress = () => {
    isPressed.current = true;
  };
  return { place, notePress };
}
