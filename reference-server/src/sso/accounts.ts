import type { Queryable } from '../database/database.contract.ts';
import { verifyPassword } from './login/password.ts';

/** An account whose password was right. */
export interface Account {
  readonly id: number;
  /** Where its session begins; null when the account is at no client. */
  readonly client: string | null;
}

/**
 * Checks a name (in any case) and a password. The session begins at the preferred client when the
 * account is there, else at the first of its clients by name.
 */
export async function checkAccount(
  database: Queryable,
  login: string,
  password: string,
  preferredClient: string,
): Promise<Account | null> {
  const [row] = await database.query<{ id: number; password_hash: string; client: string | null }>(
    `select u.id, u.password_hash, (
       select c.ref from user_clients m join clients c on c.ref = m.client_ref
       where m.user_id = u.id order by c.ref = $2 desc, c.name limit 1) as client
     from users u where lower(u.login) = lower($1) order by u.login = $1 desc limit 1`,
    [login.trim(), preferredClient],
  );
  const right = await verifyPassword(password, row?.password_hash);
  return right && row !== undefined ? { id: row.id, client: row.client } : null;
}
