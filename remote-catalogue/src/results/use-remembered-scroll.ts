import { useEffect, useLayoutEffect, useRef } from 'react';
import { placeOn, rememberPlace } from './remembered-place.ts';

/**
 * Scrolls back to where somebody was on this page, once there is something to scroll, and remembers
 * where they are.
 *
 * @param address the address of the results
 * @param isReady whether the results stand
 */
export function useRememberedScroll(address: string, isReady: boolean): void {
  const restored = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (!isReady || restored.current === address) return;
    restored.current = address;
    const place = placeOn(address);
    if (place) window.scrollTo(0, place.scrollY);
  }, [address, isReady]);
  useEffect(() => {
    const onScroll = () => {
      if (restored.current === address) rememberPlace(address, { scrollY: window.scrollY });
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [address]);
}
