/** The catalogue's screens; none at another remote's address, for the moment until the host changes over. */
export type Screen = 'home' | 'results' | 'bookshelf' | 'none';

const SHELF = /^\/bookshelf(?:\/([^/]+))?$/;

/** Without the slashes that somebody put at the end; the host takes them for nothing, too. */
const bare = (pathname: string): string => pathname.replace(/\/+$/, '');

/** Which screen stands at a path (`docs/behaviour.md` C2). */
export function screenOf(pathname: string): Screen {
  const path = bare(pathname);
  if (path === '') return 'home';
  if (path === '/search') return 'results';
  return SHELF.test(path) ? 'bookshelf' : 'none';
}

/** Which shelf an address names, where it names one. */
export function shelfAt(pathname: string): string | undefined {
  return SHELF.exec(bare(pathname))?.[1];
}
