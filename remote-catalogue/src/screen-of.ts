/** The catalogue's screens; none at another remote's address, for the moment until the host changes over. */
export type Screen = 'home' | 'results' | 'bookshelf' | 'none';

const SHELF = /^\/bookshelf(?:\/([^/]+))?\/?$/;

/** Which screen stands at a path (`docs/behaviour.md` C2). */
export function screenOf(pathname: string): Screen {
  if (pathname === '/') return 'home';
  if (/^\/search\/?$/.test(pathname)) return 'results';
  return SHELF.test(pathname) ? 'bookshelf' : 'none';
}

/** Which shelf an address names, where it names one. */
export function shelfAt(pathname: string): string | undefined {
  return SHELF.exec(pathname)?.[1];
}
