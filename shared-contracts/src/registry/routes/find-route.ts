import { comparePatterns, fillPath, matchPath } from '../facts/match-path.ts';
import type { RemoteFacts, Route } from '../facts/remote-facts.contract.ts';

interface Remotes {
  readonly remotes: Readonly<Record<string, RemoteFacts>>;
}

/** A screen, the remote that shows it, and the parameters in its path. */
export interface FoundRoute {
  readonly remote: string;
  readonly route: Route;
  readonly parameters: Readonly<Record<string, string>>;
}

/** The screen of a path: fixed paths come before those with parameters (`docs/decisions.md` 1). */
export function findRoute({ remotes }: Remotes, path: string) {
  const found = Object.entries(remotes).flatMap(([remote, { routes }]) =>
    routes.flatMap((route): FoundRoute[] => {
      const parameters = matchPath(route.path, path);
      return parameters ? [{ remote, route, parameters }] : [];
    }),
  );
  return found.sort((a, b) => comparePatterns(a.route.path, b.route.path))[0];
}

/**
 * The address that replaces a former one, with its parameters; undefined for any other path. Two remotes whose moved
 * addresses lead to each other move neither.
 */
export function movedAddress({ remotes }: Remotes, path: string): string | undefined {
  const known = new Set([path]);
  let last: string | undefined;
  for (let next = moveOf(remotes, path); next !== undefined; ) {
    const [nextPath = ''] = next.split(/[?#]/);
    if (known.has(nextPath)) return undefined;
    known.add(nextPath);
    last = next;
    next = moveOf(remotes, nextPath);
  }
  return last;
}

function moveOf(remotes: Remotes['remotes'], path: string): string | undefined {
  for (const { moved = [] } of Object.values(remotes)) {
    for (const { path: pattern, to } of moved) {
      const parameters = matchPath(pattern, path);
      if (parameters) return fillPath(to, parameters);
    }
  }
  return undefined;
}

/** The screen of a path, or of the address that replaces it. */
export function findCurrentRoute(registry: Remotes, path: string) {
  const [current = path] = movedAddress(registry, path)?.split(/[?#]/) ?? [];
  return findRoute(registry, current);
}
