import { hasRole, type ReadBy } from '@leeszaal/shared-contracts';
import type { Session } from './session.contract.ts';

/** The part of a session that decides what the person may search and read. */
export type Standing = Pick<Session, 'id' | 'user' | 'role'>;

/** The same at a library. */
export type LibraryCaller = Standing & Pick<Session, 'client'>;

/** Whether the caller has a public token only, and could sign in. */
export const isVisitor = ({ id, user }: Standing): boolean => id === null && user === null;

/**
 * Whom a connection may be open to for this caller to be admitted (`docs/decisions.md` 103). A guest of a config object
 * was admitted by an administrator, and counts as a patron; a visitor with a public token has no session, and does not.
 */
export function audiencesOf({ id, user, role }: Standing): ReadBy[] {
  const isGuest = user === null && id !== null;
  if (role !== null && hasRole(role, 'admin')) return ['anyone', 'patrons', 'staff'];
  if (isGuest || (role !== null && hasRole(role, 'user'))) return ['anyone', 'patrons'];
  return ['anyone'];
}
