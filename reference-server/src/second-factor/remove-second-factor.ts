import type { AuditActor } from '../audit/audit-log.ts';
import type { Queryable } from '../database/database.contract.ts';
import { endSessionsOf } from '../session/session-store.ts';
import { logSecondFactor } from './store/log-second-factor.ts';
import { deleteSecondFactor } from './store/second-factor-store.ts';

/**
 * Removes the second factor of a person who lost it, and ends all sessions of the person, in a transaction.
 *
 * @returns whether there was one
 */
export async function removeSecondFactor(
  transaction: Queryable,
  userId: number,
  actor: AuditActor,
): Promise<boolean> {
  if (!(await deleteSecondFactor(transaction, userId))) return false;
  await endSessionsOf(transaction, userId);
  await logSecondFactor(transaction, userId, 'second-factor-removed', actor);
  return true;
}
