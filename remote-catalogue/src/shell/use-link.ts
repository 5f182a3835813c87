import { useHost } from '@leeszaal/shared-contracts/react';
import type { MouseEvent } from 'react';

/** What an anchor needs to lead to a path of the portal without a reload. */
export interface LinkProps {
  readonly href: string;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * Leads to a path of the portal; a tab or window of its own is the browser's to open. Where one already is,
 * it leaves no second entry for Back to go through.
 *
 * @param state travels with the history entry
 */
export function useLink(path: string, state?: unknown): LinkProps {
  const { navigation } = useHost();
  return {
    href: navigation.href(path),
    onClick: (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const { pathname, search, hash } = navigation.current();
      const isHere = navigation.href(path) === navigation.href(pathname + search + hash);
      navigation.navigate(path, { state, replace: isHere });
    },
  };
}
