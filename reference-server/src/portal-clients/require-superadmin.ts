import type { Queryable } from '../database/database.contract.ts';
import { unauthenticated } from '../errors/http-error.ts';
import { requireCaller, requireRank } from '../people/require-person.ts';
import type { Session } from '../session/session.contract.ts';
import { findSession } from '../session/session-store.ts';

/**
 * Lets superadmins change the clients of the portal one after another, so that no two get the same name, and no two
 * superadmins switch off each other's client.
 *
 * @throws 401 when the caller's session has ended meanwhile, 403 below a superadmin
 */
export async function requireSuperadmin(transaction: Queryable, session: Session): Promise<void> {
  await transaction.query(
    "select pg_advisory_xact_lock(hashtextextended('changing clients', 0))",
    [],
  );
  const goesOn = session.id !== null && (await findSession(transaction, session.id)) !== null;
  if (!goesOn) throw unauthenticated('The session has ended');
  requireRank(await requireCaller(transaction, session), 'superadmin');
}
