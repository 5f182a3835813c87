import { LiveRegion } from '@leeszaal/shared-ui/visually-hidden';
import { Plural } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';

/** So long the basket rests before its number is told, so that several books are told as one. */
export const BASKET_DEBOUNCE_MS = 200;

/** Tells whoever does not see the number on the basket that it has changed (`docs/behaviour.md` C 9). */
export function BasketNews({ count }: { readonly count: number }) {
  const known = useRef(count);
  const [told, setTold] = useState<number>();
  useEffect(() => {
    if (known.current === count) return;
    const timer = setTimeout(() => {
      known.current = count;
      setTold(count);
    }, BASKET_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [count]);
  return (
    <LiveRegion>
      {told !== undefined && (
        <Plural
          value={told}
          one="# item in the shopping basket"
          other="# items in the shopping basket"
        />
      )}
    </LiveRegion>
  );
}
