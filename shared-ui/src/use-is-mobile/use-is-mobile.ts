import { useSyncExternalStore } from 'react';

/** Mobile is narrower than 960 px; exactly 960 is desktop (docs/decisions.md 54). */
export const mobileQuery = '(width < 960px)';

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(mobileQuery);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the window has the mobile layout; re-renders when that changes. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(mobileQuery).matches);
}
