import { type RefObject, useLayoutEffect, useRef } from 'react';
import { usePressNote } from './use-press-note.ts';

/** What `useKeptFocus` gives. */
export interface KeptFocus<E extends HTMLElement> {
  /** For what surrounds the button: give it `tabIndex={-1}`. */
  readonly place: RefObject<E | null>;
  /** To call when the button is pressed. */
  readonly notePress: () => void;
}

/**
 * For a button that may be gone, or of no use, once what it asked for has come: whoever pressed it goes
 * on from what stands in its place then, a button or the place itself. Whoever went elsewhere meanwhile
 * stays there.
 *
 * @param isUnderWay whether what was asked for has still to come
 */
export function useKeptFocus<E extends HTMLElement = HTMLDivElement>(
  isUnderWay: boolean,
): KeptFocus<E> {
  const place = useRef<E>(null);
  const isPressed = usePressNote<boolean>();
  // With the change itself: a later effect could come in the midst of another press, and take its focus.
  useLayoutEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = isUnderWay;
    const focused = document.activeElement;
    if (focused !== document.body && !focused?.matches(':disabled')) return;
    const next = place.current?.querySelector<HTMLElement>('button:enabled') ?? place.current;
    next?.focus({ preventScroll: true });
  });
  const notePress = () => {
    isPressed.current = true;
  };
  return { place, notePress };
}
