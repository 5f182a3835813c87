import { useHost, useHostLocation } from '@leeszaal/remote-kit/react';
import type { HostLocation } from '@leeszaal/shared-contracts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { screenKey } from './entry-state.ts';
import { usePlaces } from './use-places.ts';

/** A page whose scroll is remembered. */
export interface ScrolledPage {
  /** The key of the page's place. */
  readonly id: string;
  /** The id of the page at a location; a stable function. */
  readonly idOf: (location: HostLocation) => string;
  /** Whether the page has its full height. */
  readonly isReady: boolean;
  /** Whether to restore the scroll position; a page without a place begins at its top. */
  readonly isReturn: boolean;
}

/** Restores the scroll position of a page, and remembers it. */
export function useRememberedScroll({ id, idOf, isReady, isReturn }: ScrolledPage): void {
  const { navigation } = useHost();
  const places = usePlaces();
  const restored = useRef<string>(undefined);
  useEffect(() => {
    // The browser restores before the page has its height.
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
      // Leaving a page shortens it, and the browser scrolls: that is not the person's place.
      const isHere = idOf(navigation.current()) === id;
      if (isHere && restored.current === id) places.remember(id, { scrollY: window.scrollY });
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [places, id, idOf, navigation]);
}

/**
 * Remembers the scroll position of a screen by its history entry (`docs/decisions.md` 83): a new entry begins at its
 * top.
 */
export function useScreenScroll(isReady: boolean): void {
  const id = screenKey(useHostLocation());
  useRememberedScroll({ id, idOf: screenKey, isReady, isReturn: true });
}
