import { hasRole, ROLES } from '@leeszaal/shared-contracts';
import type { Queryable } from '../../database/database.contract.ts';
import { defineHandlers } from '../../endpoints/define-handlers.ts';
import { HttpError } from '../../errors/http-error.ts';
import { removeSecondFactor } from '../../second-factor/remove-second-factor.ts';
import type { Session } from '../../session/session.contract.ts';
import { requireSubordinate } from '../require-person.ts';

const ADMINISTRATORS = ROLES.filter((role) => hasRole(role, 'admin'));

/**
 * Whether a person administers another library, where the caller has a lower role or none. The second factor is one of
 * the account: its removal would make it easier to sign in there. The word of an identity provider counts at its own
 * library only.
 */
async function isProtectedElsewhere(
  transaction: Queryable,
  { id: sessionId, client, user }: Session,
  id: number,
): Promise<boolean> {
  const rows = await transaction.query(
    `select from user_clients m
     left join user_clients c
       on c.client_ref = m.client_ref and c.user_id = $3 and c.deactivated_at is null
         and not exists (select from sessions s where s.id = $5 and s.provider_id is not null)
     where m.user_id = $2 and m.deactivated_at is null and m.client_ref <> $1 and m.role = any($4::text[])
       and coalesce(array_position($4::text[], c.role), 0) < array_position($4::text[], m.role)`,
    [client, id, user?.id ?? null, ADMINISTRATORS, sessionId],
  );
  return rows.length > 0;
}

/** Second factors of the people of the caller's library (`docs/decisions.md` 102). */
export const secondFactorHandlers = defineHandlers({
  async removeSecondFactor({ params: { id }, session }, { database }) {
    // A session that was left open is not enough for one's own.
    if (id === session.user?.id) {
      throw new HttpError(409, 'Your own second factor is removed on its page, by a code');
    }
    await database.transaction(async (transaction) => {
      await requireSubordinate(transaction, session, id);
      if (await isProtectedElsewhere(transaction, session, id)) {
        throw new HttpError(409, 'The person administers another library, which can remove it');
      }
      await removeSecondFactor(transaction, id, session);
    });
  },
});
