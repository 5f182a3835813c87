import { randomBytes } from 'node:crypto';
import type { Queryable, Transactional } from '../database/database.contract.ts';
import { endSessionsOf } from '../session/session-store.ts';
import { hashPassword } from '../sso/login/password.ts';
import { isShutOut } from '../sso/shut-out.ts';
import { digest } from '../text/digest.ts';

/** How long the link of an operator can be used, in days. */
export const INVITATION_DAYS = 7;
/** The same, in seconds. */
export const INVITATION_SECONDS = INVITATION_DAYS * 24 * 3600;
/** How long the link for a forgotten password can be used, in seconds. */
export const RESET_SECONDS = 2 * 3600;

/** The person who chooses a password. */
export interface LinkedPerson {
  readonly fullName: string;
  readonly login: string;
  /** Whether their libraries are switched off. */
  readonly isShutOut: boolean;
}

/** Makes the link of a person, and ends the one before. @returns its token, of which the database stores a hash */
export async function makeAccountLink(
  database: Queryable,
  userId: number,
  seconds: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.query(
    `insert into account_links (user_id, token_hash, expires_at)
     values ($1, $2, clock_timestamp() + make_interval(secs => $3))
     on conflict (user_id) do update
       set token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
    [userId, digest(token), seconds],
  );
  return token;
}

/** The person of a link; undefined when it is unknown, used or too old. */
export async function findLinkedPerson(
  database: Queryable,
  token: string,
): Promise<LinkedPerson | undefined> {
  const [person] = await database.query<LinkedPerson & Readonly<Record<string, unknown>>>(
    `select u.full_name as "fullName", u.login, ${isShutOut('u.id')} as "isShutOut"
     from account_links l join users u on u.id = l.user_id
     where l.token_hash = $1 and l.expires_at > clock_timestamp()`,
    [digest(token)],
  );
  return person;
}

/**
 * Sets the password of a link's person, once, and ends their sessions.
 *
 * @returns whether the link was valid
 */
export async function choosePassword(
  database: Transactional,
  token: string,
  password: string,
): Promise<boolean> {
  const hash = await hashPassword(password);
  return database.transaction(async (transaction) => {
    // The account is locked before the link, as everywhere.
    await transaction.query(
      `select from users where id = (select user_id from account_links where token_hash = $1)
       for update`,
      [digest(token)],
    );
    const [link] = await transaction.query<{ user_id: number }>(
      `delete from account_links where token_hash = $1 and expires_at > clock_timestamp()
       returning user_id`,
      [digest(token)],
    );
    if (link === undefined) return false;
    await transaction.query('update users set password_hash = $2 where id = $1', [
      link.user_id,
      hash,
    ]);
    await endSessionsOf(transaction, link.user_id);
    return true;
  });
}
