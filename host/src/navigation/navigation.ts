import { type HostLocation, type NavigationPort, openExternal } from '@leeszaal/shared-contracts';

/** The page's history: the only module that changes the address. */
export interface Navigation extends NavigationPort {
  /** Calls the listener after every navigation. Returns how to stop. */
  listen(listener: (location: HostLocation) => void): () => void;
}

/** The state of a history entry. */
interface Entry {
  /** The state that the caller of `navigate` passed. */
  readonly usr: unknown;
  /** Unique for each entry. */
  readonly key: string;
  /** The position among the entries that the portal made, from 0. */
  readonly idx: number;
}

/** Wraps the browser's history; call once for each page. */
export function createNavigation(): Navigation {
  const { history } = window;
  const listeners = new Set<(location: HostLocation) => void>();
  if (readEntry() === undefined) history.replaceState({ ...history.state, idx: 0 }, '');

  /** Undefined for an entry that the portal did not make. */
  function readEntry(): Partial<Entry> | undefined {
    const state: unknown = history.state;
    return isEntry(state) ? state : undefined;
  }

  function current(): HostLocation {
    const { pathname, search, hash } = window.location;
    const { key = 'default', usr = null } = readEntry() ?? {};
    return { pathname, search, hash, key, state: usr };
  }

  function notify(): void {
    for (const listener of [...listeners]) listener(current());
  }
  window.addEventListener('popstate', notify);

  /**
   * Writes the entry; true when that succeeded. Browsers limit the rate of writes: then the page loads the
   * address as for a link.
   */
  function write(entry: Entry, address: string, replace: boolean): boolean {
    try {
      if (replace) history.replaceState(entry, '', address);
      else history.pushState(entry, '', address);
      return true;
    } catch (error) {
      // State that cannot be cloned is an error of the caller. An address of another site must not load.
      const isElsewhere = new URL(address).origin !== window.location.origin;
      if (isElsewhere || isError(error, 'DataCloneError')) throw error;
      if (replace) window.location.replace(address);
      else window.location.assign(address);
      return false;
    }
  }

  const addressOf = (to: string) => new URL(to, window.location.href).href;

  return {
    current,
    navigate(to, { replace = false, state = null } = {}) {
      if (typeof to === 'number') return history.go(to);
      const idx = (readEntry()?.idx ?? 0) + (replace ? 0 : 1);
      const entry: Entry = { usr: state, key: Math.random().toString(36).slice(2, 10), idx };
      const { pathname } = window.location;
      if (!write(entry, addressOf(to), replace)) return;
      // A new screen starts at the top, as after a page load.
      if (window.location.pathname !== pathname) window.scrollTo(0, 0);
      notify();
    },
    href: addressOf,
    openExternal,
    canGoBack: () => (readEntry()?.idx ?? 0) > 0,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function isEntry(state: unknown): state is Partial<Entry> {
  return typeof state === 'object' && state !== null && 'idx' in state;
}

const isError = (error: unknown, name: string): boolean =>
  error instanceof DOMException && error.name === name;
