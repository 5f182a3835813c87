import type { KeptValues } from './browser-storage.ts';

const KEY = 'hl-return';
const PARAMETER = 'return';

/** An address of up to so many characters goes along to the login; servers refuse much longer ones. */
const LONGEST = 2_000;

/**
 * Where the login is to lead back to: the address itself, or for one that is too long (a search may be) a
 * short one, behind which this tab keeps it.
 *
 * @param storage the tab's own
 */
export function returnAddress(storage: KeptValues, address: URL): string {
  if (address.href.length <= LONGEST) return address.href;
  const state = crypto.randomUUID();
  try {
    storage.setItem(KEY, JSON.stringify([state, address.pathname + address.search + address.hash]));
  } catch {
    // Full: then the login leads home.
  }
  return new URL(`/?${new URLSearchParams({ [PARAMETER]: state })}`, address).href;
}

/** The path that was kept behind this one, once; home when another one was; else this one itself. */
export function returnPath(storage: KeptValues, path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://host');
  const state = searchParams.get(PARAMETER);
  if (pathname !== '/' || state === null) return path;
  const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
  storage.removeItem(KEY);
  return Array.isArray(kept) && kept[0] === state && typeof kept[1] === 'string' ? kept[1] : '/';
}
