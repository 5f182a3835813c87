import type { HostLocation } from '@leeszaal/shared-contracts';
import { useHost, useHostLocation } from '@leeszaal/shared-contracts/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { screenKey } from './entry-state.ts';
import { usePlaces } from './use-places.ts';

/** A page whose scroll is remembered. */
export interface ScrolledPage {
  /** Names the page; its place is remembered by it. */
  readonly id: string;
  /** The name of the page that a location shows. A stable function. */
  readonly idOf: (location: HostLocation) => string;
  /** Whether the page has its height. */
  readonly isReady: boolean;
  /** Whether scrolling is restored: a page without a place then begins at its top. */
  readonly isReturn: boolean;
}

/** Scrolls back to where the person was on this page, and remembers where they are. */
export function useRememberedScroll({ id, idOf, isReady, isReturn }: ScrolledPage): void {
  const { navigation } = useHost();
  const places = usePlaces();
  const restored = useRef<string>(undefined);
  useEffect(() => {
    // The browser would scroll before the page has its height.
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);
  useLayoutEffect(() => {
    const place = places.at(id);
    const isShort = place !== undefined && !isReady;
    if (restored.current === id || isShort) return;
    if (isReturn) window.scrollTo(0, place?.scrollY ?? 0);
    else if (!isReady) return;
    restored.current = id;
  }, [places, id, isReady, isReturn]);
  useEffect(() => {
    const onScroll = () => {
      // A page that is left becomes shorter, and the browser scrolls it: that is not the person's place.
      const isHere = idOf(navigation.current()) === id;
      if (isHere && restored.current === id) places.remember(id, { scrollY: window.scrollY });
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [places, id, idOf, navigation]);
}

/**
 * Remembers the scroll of a screen by its entry of the history (`docs/decisions.md` 83): a screen that a person
 * goes on to begins at its top.
 */
export function useScreenScroll(isReady: boolean): void {
  const id = screenKey(useHostLocation());
  useRememberedScroll({ id, idOf: screenKey, isReady, isReturn: true });
}
