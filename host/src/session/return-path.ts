import type { KeyValueStorage } from './browser-storage.ts';

const KEY = 'hl-return';
const PARAMETER = 'return';

/** The maximum length of a return address in characters; servers refuse much longer ones. */
const LONGEST = 2_000;

/**
 * The address to return to after the login. An address that is too long, such as a search, is stored in this
 * tab, and a short one refers to it.
 *
 * @param storage the tab's storage
 */
export function returnAddress(storage: KeyValueStorage, address: URL): string {
  if (address.href.length <= LONGEST) return address.href;
  const state = crypto.randomUUID();
  try {
    storage.setItem(KEY, JSON.stringify([state, address.pathname + address.search + address.hash]));
  } catch {
    // The storage is full: the login leads home.
  }
  return new URL(`/?${new URLSearchParams({ [PARAMETER]: state })}`, address).href;
}

/** The stored path of a return address, once; home for an unknown reference; any other path unchanged. */
export function returnPath(storage: KeyValueStorage, path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://host');
  const state = searchParams.get(PARAMETER);
  if (pathname !== '/' || state === null) return path;
  const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
  storage.removeItem(KEY);
  return Array.isArray(kept) && kept[0] === state && typeof kept[1] === 'string' ? kept[1] : '/';
}
