import type { HostLocation, NavigationPort } from '@leeszaal/shared-contracts';

/** A browser history in memory. */
export interface FakeNavigation extends NavigationPort {
  /** Addresses that were opened in a new tab. */
  readonly opened: readonly string[];
}

/** Creates a history in memory; reports every navigation. */
export function createFakeNavigation(
  start: string,
  onMove: (location: HostLocation) => void = () => undefined,
): FakeNavigation {
  const opened: string[] = [];
  const entries: HostLocation[] = [at(start, 0, null)];
  let index = 0;
  let made = 1;

  function current(): HostLocation {
    const location = entries[index];
    if (!location) throw new RangeError('Outside of the history');
    return location;
  }

  return {
    opened,
    current,
    navigate(to, options = {}) {
      if (typeof to === 'number') {
        index = Math.min(Math.max(index + to, 0), entries.length - 1);
      } else {
        const location = at(to, made++, options.state ?? null);
        if (!options.replace) index += 1;
        entries.splice(index, entries.length, location);
      }
      onMove(current());
    },
    href: (to) => `https://portal.test${to}`,
    openExternal: (url) => void opened.push(url),
    canGoBack: () => index > 0,
  };
}

function at(path: string, entry: number, state: unknown): HostLocation {
  const { pathname, search, hash } = new URL(path, 'https://portal.test');
  return { pathname, search, hash, key: `entry-${entry}`, state };
}
