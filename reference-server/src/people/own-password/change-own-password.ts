import type { Transactional } from '../../database/database.contract.ts';
import { endSessionsOf } from '../../session/session-store.ts';
import type { Account } from '../../sso/accounts.ts';
import { hashPassword } from '../../sso/login/password.ts';

/**
 * Replaces the password that was verified, and ends all sessions and the link of the account.
 *
 * @returns false when the password was changed meanwhile
 */
export async function changeOwnPassword(
  database: Transactional,
  account: Account,
  password: string,
): Promise<boolean> {
  const hash = await hashPassword(password);
  const { id, passwordHash } = account;
  return database.transaction(async (transaction) => {
    const same = await transaction.query(
      'select from users where id = $1 and password_hash = $2 for update',
      [id, passwordHash],
    );
    if (same.length === 0) return false;
    await transaction.query('update users set password_hash = $2 where id = $1', [id, hash]);
    await transaction.query('delete from account_links where user_id = $1', [id]);
    await endSessionsOf(transaction, id);
    return true;
  });
}
