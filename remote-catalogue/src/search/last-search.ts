import type { StorageArea } from '@leeszaal/shared-contracts';

const KEY = 'last-search';

/** Stores the address of the last search for the session. */
export function rememberSearch(session: StorageArea, path: string): void {
  session.set(KEY, path);
}

/** The address of the last search of the session (`docs/decisions.md` 7). */
export function lastSearch(session: StorageArea): string | undefined {
  const path = session.get(KEY);
  return path?.startsWith('/search?') ? path : undefined;
}
