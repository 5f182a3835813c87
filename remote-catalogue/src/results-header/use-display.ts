import { useHost } from '@leeszaal/remote-kit/react';
import { useState } from 'react';

/** The display of a module's results. */
export type Display = 'list' | 'tiles';

/** The chosen display, kept in local storage. */
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
