import type { Queryable, Row } from '../database/database.contract.ts';
import { verifyPassword } from './login/password.ts';
import { isShutOut } from './shut-out.ts';

/** An account with a verified password. */
export interface Account {
  readonly id: number;
  /** The user name. */
  readonly login: string;
  /** The hash of its password when it was verified. */
  readonly passwordHash: string;
  /** The first client of its session; null when the account has none. */
  readonly client: string | null;
  /** Whether it has none because its libraries are switched off. */
  readonly isShutOut: boolean;
}

interface AccountRow extends Row {
  readonly id: number;
  readonly login: string;
  readonly password_hash: string;
  readonly client: string | null;
  readonly isShutOut: boolean;
}

/** `$2` is the preferred client. */
const ACCOUNT = `select u.id, u.login, u.password_hash, (
    select c.ref from user_clients m join clients c on c.ref = m.client_ref
    where m.user_id = u.id and m.deactivated_at is null and c.deactivated_at is null
    order by c.ref = $2 desc, c.name limit 1) as client,
    ${isShutOut('u.id')} as "isShutOut"
  from users u`;

const accountOf = ({
  id,
  login,
  client,
  password_hash: passwordHash,
  isShutOut: isOut,
}: AccountRow): Account => ({ id, login, client, passwordHash, isShutOut: isOut });

/** The account with an id, without verifying anything. */
export async function findAccount(
  database: Queryable,
  id: number,
  preferredClient: string,
): Promise<Account | null> {
  const [row] = await database.query<AccountRow>(`${ACCOUNT} where u.id = $1`, [
    id,
    preferredClient,
  ]);
  return row === undefined ? null : accountOf(row);
}

/** Verifies a login (in any case) and password. Chooses the preferred client, or else the first by name. */
export async function checkAccount(
  database: Queryable,
  login: string,
  password: string,
  preferredClient: string,
): Promise<Account | null> {
  const [row] = await database.query<AccountRow>(
    `${ACCOUNT} where lower(u.login) = lower($1) order by u.login = $1 desc limit 1`,
    [login.trim(), preferredClient],
  );
  const right = await verifyPassword(password, row?.password_hash);
  return right && row !== undefined ? accountOf(row) : null;
}

/**
 * Whether an account still has the password that was verified; a change waits for the end of the transaction. A session
 * that began without this could outlive the change, which ends all sessions.
 */
export async function hasSamePassword(
  transaction: Queryable,
  { id, passwordHash }: Account,
): Promise<boolean> {
  const rows = await transaction.query(
    'select from users where id = $1 and password_hash = $2 for share',
    [id, passwordHash],
  );
  return rows.length > 0;
}
