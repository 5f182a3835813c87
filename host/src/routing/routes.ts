import type { Role } from '@leeszaal/shared-contracts';

/** The screens of the portal, by the names of the specification (`docs/behaviour.md` C2, R2). */
export type RouteName =
  | 'home'
  | 'results'
  | 'admin'
  | 'basket'
  | 'checkout'
  | 'shop_success'
  | 'reader'
  | 'bookshelf'
  | 'bookshelf_content'
  | 'publicationloader'
  | 'hand_off';

/** One screen: its address, its remote, and its requirements. */
export interface PortalRoute {
  readonly name: RouteName;
  /** Matched against the whole path; the first match counts (`docs/decisions.md` 1). */
  readonly pattern: RegExp;
  /** The remote that shows the screen, by registry name; undefined for the host's own. */
  readonly remote: 'catalogue' | 'reader' | 'shop' | 'admin' | undefined;
  readonly isProtected: boolean;
  readonly minimumRole: Role;
  /** Exists only when a module has a shop (`docs/decisions.md` 5). */
  readonly needsShop?: true;
}

const everyone = { isProtected: true, minimumRole: 'none' } as const;
const shop = { remote: 'shop', isProtected: true, minimumRole: 'admin', needsShop: true } as const;

/** Static paths come before those with parameters (`docs/decisions.md` 1). */
export const ROUTES: readonly PortalRoute[] = [
  { name: 'home', pattern: /^\/$/, remote: 'catalogue', ...everyone },
  { name: 'results', pattern: /^\/search$/, remote: 'catalogue', ...everyone },
  { name: 'admin', pattern: /^\/admin$/, remote: 'admin', isProtected: true, minimumRole: 'admin' },
  { name: 'basket', pattern: /^\/shop\/basket$/, ...shop },
  { name: 'checkout', pattern: /^\/shop\/checkout$/, ...shop },
  { name: 'shop_success', pattern: /^\/shop\/success$/, ...shop },
  { name: 'reader', pattern: /^\/reader\/[^/]+$/, remote: 'reader', ...everyone },
  {
    name: 'bookshelf',
    pattern: /^\/bookshelf$/,
    remote: 'catalogue',
    isProtected: true,
    minimumRole: 'user',
  },
  {
    name: 'bookshelf_content',
    pattern: /^\/bookshelf\/\d+$/,
    remote: 'catalogue',
    isProtected: true,
    minimumRole: 'user',
  },
  {
    name: 'hand_off',
    pattern: /^\/sso$/,
    remote: undefined,
    isProtected: false,
    minimumRole: 'none',
  },
  { name: 'publicationloader', pattern: /^\/pub-[^/]+$/, remote: 'reader', ...everyone },
];

/** The screen of a path; ignores a slash at its end. */
export function routeOf(pathname: string): PortalRoute | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return ROUTES.find((route) => route.pattern.test(path || '/'));
}
