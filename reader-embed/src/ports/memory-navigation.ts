import type { HostLocation, NavigationPort } from '@leeszaal/shared-contracts';
import { openExternal } from '@leeszaal/shared-contracts';

/** An entry to begin with. */
export interface MemoryEntry {
  readonly path: string;
  readonly state: unknown;
}

/** Dependencies of a history in memory. */
export interface MemoryNavigationOptions {
  readonly start: MemoryEntry;
  /** The portal's origin, for full addresses. */
  readonly origin: string;
  /** Called after each navigation. */
  readonly onMove: (location: HostLocation) => void;
}

/** A history of its own: an embedded reader never touches that of the page around it. */
export interface MemoryNavigation extends NavigationPort {
  /** Replaces all entries by one. */
  restart(entry: MemoryEntry): void;
}

/** Creates a history in memory, with the entries of one mount. */
export function createMemoryNavigation(options: MemoryNavigationOptions): MemoryNavigation {
  let made = 0;
  let entries: readonly [HostLocation, ...HostLocation[]] = [entryAt(options.start)];
  let index = 0;

  function entryAt({ path, state }: MemoryEntry): HostLocation {
    const { pathname, search, hash } = new URL(path, options.origin);
    made += 1;
    // As in the browser's history: a copy, which fails for what cannot be cloned.
    return { pathname, search, hash, key: `entry-${made}`, state: structuredClone(state) };
  }

  const current = (): HostLocation => entries[index] ?? entries[0];

  function go(steps: number): void {
    const next = index + steps;
    if (next < 0 || next >= entries.length) return;
    index = next;
    options.onMove(current());
  }

  return {
    current,
    navigate(to, { replace = false, state = null } = {}) {
      // The code belongs to a release that the library has removed: the page has to load the present one.
      if (to === 0) return location.reload();
      // As in the browser: callers go on before they are told.
      if (typeof to === 'number') return queueMicrotask(() => go(to));
      const [first, ...rest] = [
        ...entries.slice(0, replace ? index : index + 1),
        entryAt({ path: to, state }),
      ];
      if (first === undefined) return undefined;
      entries = [first, ...rest];
      index = entries.length - 1;
      options.onMove(current());
    },
    restart(entry) {
      entries = [entryAt(entry)];
      index = 0;
      options.onMove(current());
    },
    href: (to) => new URL(to, options.origin).href,
    openExternal,
    canGoBack: () => index > 0,
  };
}
