import { recordAt } from '@leeszaal/shared-contracts';

/** The catalogue's screens; `none` at another remote's address, until the host unmounts the catalogue. */
export type Screen = 'home' | 'results' | 'bookshelf' | 'record' | 'none';

const SHELF = /^\/bookshelf(?:\/([^/]+))?$/;

/** Drops trailing slashes, as the host does. */
const bare = (pathname: string): string => pathname.replace(/\/+$/, '');

/** The screen at a path (`docs/behaviour.md` C2). */
export function screenOf(pathname: string): Screen {
  const path = bare(pathname);
  if (path === '') return 'home';
  if (path === '/search') return 'results';
  if (recordAt(path) !== undefined) return 'record';
  return SHELF.test(path) ? 'bookshelf' : 'none';
}

/** The id of the shelf in a path, if any. */
export function shelfAt(pathname: string): string | undefined {
  return SHELF.exec(bare(pathname))?.[1];
}
