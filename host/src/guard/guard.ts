import { hasRole, type Role } from '@leeszaal/shared-contracts';
import { decoded } from '@leeszaal/shared-contracts/registry';
import { type PortalRoute, routeOf } from '../routing/routes.ts';

/** The state of the session. While the role is unknown, the guard waits (`docs/decisions.md` 2). */
export interface GuardSession {
  readonly hasTokens: boolean;
  readonly role: Role | undefined;
  readonly hasShop: boolean;
}

/** The outcome for a navigation. */
export type Verdict =
  | { readonly kind: 'show'; readonly route: PortalRoute }
  | {
      readonly kind: 'redirect';
      readonly path: string;
      readonly reason: 'moved' | 'unknown' | 'refused';
    }
  | {
      readonly kind: 'sign-in';
      readonly pubKey: string | undefined;
      readonly docKey: string | undefined;
    }
  | { readonly kind: 'wait' };

const HOME = { kind: 'redirect', path: '/' } as const;

/** Decides on one navigation: known, signed in, role, shop, in this order (`docs/decisions.md` 2). */
export function guard(pathname: string, session: GuardSession): Verdict {
  const moved = movedPath(pathname);
  if (moved) return { kind: 'redirect', path: moved, reason: 'moved' };
  const route = routeOf(pathname);
  if (!route) return { ...HOME, reason: 'unknown' };
  if (!route.isProtected) return { kind: 'show', route };
  if (!session.hasTokens) return { kind: 'sign-in', ...documentOf(pathname, route) };
  if (session.role === undefined) return { kind: 'wait' };
  if (!hasRole(session.role, route.minimumRole)) return { ...HOME, reason: 'refused' };
  if (route.needsShop && !session.hasShop) return { ...HOME, reason: 'refused' };
  return { kind: 'show', route };
}

/** Redirects of old addresses. */
function movedPath(pathname: string): string | undefined {
  const document = /^\/document\/([^/]+)\/?$/.exec(pathname)?.[1];
  if (document && document !== 'open') return `/reader/${document}`;
  // The results screen opens the shop module's tab for this address (`docs/decisions.md` 5).
  return /^\/shop\/?$/.test(pathname) ? '/search?shop=open' : undefined;
}

function documentOf(pathname: string, route: PortalRoute) {
  const last = decoded(pathname.split('/').at(-1) ?? '');
  return {
    docKey: route.name === 'reader' ? last : undefined,
    pubKey: route.name === 'publicationloader' ? last : undefined,
  };
}
