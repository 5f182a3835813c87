import { useEffect, useLayoutEffect, useRef } from 'react';
import { placeOn, rememberPlace } from './remembered-place.ts';

/** A page whose scroll is remembered. */
export interface ScrolledPage {
  readonly address: string;
  /** Whether there is something to scroll. */
  readonly isReady: boolean;
  /** Whether the person comes back to it, and does not go on to it. */
  readonly isReturn: boolean;
}

/** Scrolls back to where the person was on this page, and remembers where they are. */
export function useRememberedScroll({ address, isReady, isReturn }: ScrolledPage): void {
  const restored = useRef<string>(undefined);
  useEffect(() => {
    // The browser would scroll before the results are there again; every other screen is left to it.
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);
  useLayoutEffect(() => {
    if (!isReady || restored.current === address) return;
    restored.current = address;
    const place = placeOn(address);
    if (place && isReturn) window.scrollTo(0, place.scrollY);
  }, [address, isReady, isReturn]);
  useEffect(() => {
    const onScroll = () => {
      if (restored.current === address) rememberPlace(address, { scrollY: window.scrollY });
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [address]);
}
