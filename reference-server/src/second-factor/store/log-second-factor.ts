import type { AuditAction } from '@leeszaal/shared-contracts';
import { type AuditActor, writeAudit } from '../../audit/audit-log.ts';
import type { Queryable, Row } from '../../database/database.contract.ts';

/** A change of a second factor. */
export type SecondFactorAction = Extract<AuditAction, `second-factor-${string}`>;

/**
 * Logs a change at every library of the person, since a second factor is one of the account. An actor is named at their
 * own library only.
 *
 * @param actor undefined: the person
 */
export async function logSecondFactor(
  transaction: Queryable,
  userId: number,
  action: SecondFactorAction,
  actor?: AuditActor,
): Promise<void> {
  const members = await transaction.query<Row & Record<'client' | 'fullName' | 'email', string>>(
    `select m.client_ref as client, u.full_name as "fullName", u.email
     from user_clients m join users u on u.id = m.user_id where u.id = $1 order by m.client_ref`,
    [userId],
  );
  for (const { client, fullName, email } of members) {
    const person = { id: userId, fullName, email };
    const user = actor === undefined ? person : actor.client === client ? actor.user : null;
    await writeAudit(transaction, { client, user }, action, { person: { id: userId } });
  }
}
