import { useAtomValue } from 'jotai';
import { useLayoutEffect, useState } from 'react';
import { locationAtom } from '../state/atoms.ts';

/**
 * Shows the elements that the server wrote into the head (`data-page-head`) at the address that they describe only
 * (`docs/decisions.md` 114). They come back with that address.
 */
export function PageHead() {
  const { pathname } = useAtomValue(locationAtom);
  const [served] = useState(() => ({
    pathname: location.pathname,
    elements: [...document.head.querySelectorAll('[data-page-head]')],
  }));
  const isHere = pathname === served.pathname;
  useLayoutEffect(() => {
    for (const element of served.elements) {
      if (!isHere) element.remove();
      else if (!element.isConnected) document.head.append(element);
    }
  }, [isHere, served]);
  return null;
}
