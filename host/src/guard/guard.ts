import { hasRole, type Role } from '@leeszaal/shared-contracts';
import { movedAddress } from '@leeszaal/shared-contracts/registry';
import { type PortalRoute, routeOf, type Screens } from '../routing/routes.ts';

/** The state of the session. While the role is unknown, the guard waits (`docs/decisions.md` 2). */
export interface GuardSession {
  readonly hasTokens: boolean;
  readonly role: Role | undefined;
  readonly hasShop: boolean;
  /** Undefined before the registry is known. */
  readonly screens: Screens | undefined;
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
  const { screens } = session;
  const moved = screens && movedAddress(screens, pathname);
  if (moved) return { kind: 'redirect', path: moved, reason: 'moved' };
  const route = routeOf(screens, pathname);
  if (!route) return { ...HOME, reason: 'unknown' };
  if (!route.isProtected) return { kind: 'show', route };
  if (!session.hasTokens) return documentOf(route);
  if (session.role === undefined) return { kind: 'wait' };
  if (!hasRole(session.role, route.minimumRole)) return { ...HOME, reason: 'refused' };
  if (route.needsShop && !session.hasShop) return { ...HOME, reason: 'refused' };
  return { kind: 'show', route };
}

function documentOf({ parameters }: PortalRoute): Verdict {
  return { kind: 'sign-in', docKey: parameters['docKey'], pubKey: parameters['pubKey'] };
}
