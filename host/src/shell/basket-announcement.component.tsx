import { LiveRegion } from '@leeszaal/shared-ui/visually-hidden';
import { Plural } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';

/** The delay before an announcement in milliseconds; several changes become one. */
export const BASKET_DEBOUNCE_MS = 200;

/** Announces a changed number of books to screen readers (`docs/behaviour.md` C 9). */
export function BasketAnnouncement({ count }: { readonly count: number }) {
  const known = useRef(count);
  const [announced, setAnnounced] = useState<number>();
  useEffect(() => {
    if (known.current === count) return;
    const timer = setTimeout(() => {
      known.current = count;
      setAnnounced(count);
    }, BASKET_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [count]);
  return (
    <LiveRegion>
      {announced !== undefined && (
        <Plural
          value={announced}
          one="# item in the shopping basket"
          other="# items in the shopping basket"
        />
      )}
    </LiveRegion>
  );
}
