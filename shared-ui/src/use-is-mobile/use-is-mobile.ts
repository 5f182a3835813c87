import { useSyncExternalStore } from 'react';
import { usePlace } from './place.component.tsx';

/**
 * Whether the place has the mobile layout; re-renders when that changes. The place is the window, unless a
 * `PlaceProvider` gives another width.
 */
export function useIsMobile(): boolean {
  const { subscribe, isMobile } = usePlace();
  return useSyncExternalStore(subscribe, isMobile);
}
