import type { MouseEvent } from 'react';
import { useHost } from './use-host.ts';

/** The props of a link within the portal. */
export interface LinkProps {
  readonly href: string;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * A link to a path of the portal, without a reload. The browser handles presses with a modifier key. A link to the
 * current address replaces its history entry.
 *
 * @param state the state of the history entry
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
