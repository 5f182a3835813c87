import { useHost } from '@leeszaal/shared-contracts/react';
import { useState } from 'react';

/** How the results of a module are shown. */
export type Display = 'list' | 'tiles';

/** The display that the person has chosen; this browser remembers it. */
export function useDisplay(): readonly [Display, (display: Display) => void] {
  const { storage } = useHost();
  const [display, setDisplay] = useState<Display>(() =>
    storage.local.get('display') === 'tiles' ? 'tiles' : 'list',
  );
  const show = (next: Display) => {
    setDisplay(next);
    storage.local.set('display', next);
  };
  return [display, show];
}
