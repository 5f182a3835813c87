import type { HostLocation, NavigationPort } from '@leeszaal/shared-contracts';

/** The page's history: the one place that touches the address. */
export interface Navigation extends NavigationPort {
  /** Calls back after every move; returns the way to stop. */
  listen(listener: (location: HostLocation) => void): () => void;
}

/** What an entry of the history holds. */
interface Entry {
  /** What whoever went there gave along. */
  readonly usr: unknown;
  /** Another one for each entry. */
  readonly key: string;
  /** Which entry it is of those that the portal has made, from 0. */
  readonly idx: number;
}

/** Wraps the browser's history; once for each page. */
export function createNavigation(): Navigation {
  const { history } = window;
  const listeners = new Set<(location: HostLocation) => void>();
  if (readEntry() === undefined) history.replaceState({ ...history.state, idx: 0 }, '');

  /** Of a page that the portal did not make itself there is none yet. */
  function readEntry(): Partial<Entry> | undefined {
    const state: unknown = history.state;
    return isEntry(state) ? state : undefined;
  }

  function current(): HostLocation {
    const { pathname, search, hash } = window.location;
    const { key = 'default', usr = null } = readEntry() ?? {};
    return { pathname, search, hash, key, state: usr };
  }

  function tell(): void {
    for (const listener of [...listeners]) listener(current());
  }
  window.addEventListener('popstate', tell);

  /**
   * Whether the entry stands. Browsers limit how often a page may write: then the address is gone to as by
   * a link, which loads the page anew.
   */
  function write(entry: Entry, address: string, replace: boolean): boolean {
    try {
      if (replace) history.replaceState(entry, '', address);
      else history.pushState(entry, '', address);
      return true;
    } catch (error) {
      // What was given along can never be written, which is a mistake of who gave it; and nobody is led to
      // another site by an address that was only to be written down.
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
      // Another screen begins at its top, as a page does that a link leads to.
      if (window.location.pathname !== pathname) window.scrollTo(0, 0);
      tell();
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

/** Schemes that another program answers: a tab for them would stay empty. */
const OF_PROGRAMS = /^(?:mailto|tel):/i;

function openExternal(url: string): void {
  if (!OF_PROGRAMS.test(url)) return void window.open(url, '_blank', 'noopener,noreferrer');
  const link = document.createElement('a');
  link.href = url;
  link.click();
}

function isEntry(state: unknown): state is Partial<Entry> {
  return typeof state === 'object' && state !== null && 'idx' in state;
}

const isError = (error: unknown, name: string): boolean =>
  error instanceof DOMException && error.name === name;
