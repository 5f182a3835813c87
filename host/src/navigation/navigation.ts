import type { HostLocation, NavigationPort } from '@leeszaal/shared-contracts';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

/** The page's history: the one place that touches the address. */
export interface Navigation extends NavigationPort {
  /** Calls back after every move; returns the way to stop. */
  listen(listener: (location: HostLocation) => void): () => void;
}

/** Wraps the browser's history. */
export function createNavigation(): Navigation {
  // `v5Compat` makes it tell its own moves too, not only Back and Forward.
  const history = createBrowserHistory({ v5Compat: true });

  function current(): HostLocation {
    const { pathname, search, hash, key, state } = history.location;
    return { pathname, search, hash, key, state };
  }

  return {
    current,
    navigate(to, { replace = false, state } = {}) {
      if (typeof to === 'number') return history.go(to);
      if (replace) history.replace(to, state);
      else history.push(to, state);
    },
    href: (to) => new URL(history.createHref(to), window.location.origin).href,
    openExternal: (url) => void window.open(url, '_blank', 'noopener,noreferrer'),
    canGoBack: () => {
      const entry: unknown = window.history.state;
      return typeof entry === 'object' && entry !== null && 'idx' in entry && Number(entry.idx) > 0;
    },
    listen: (listener) => history.listen(() => listener(current())),
  };
}
