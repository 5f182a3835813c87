import { createHash } from 'node:crypto';
import type { Queryable } from '../../database/database.contract.ts';

/** How many attempts to sign in are allowed within the window. */
export const LOGIN_LIMITS = {
  /** For one account from one address. */
  account: 10,
  /** For all accounts from one address. */
  address: 100,
  windowSeconds: 600,
} as const;

const hash = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');

const accountKey = (login: string, address: string): string =>
  hash(['account', login.trim().toLowerCase(), address]);

async function count(database: Queryable, key: string, limit: number): Promise<number> {
  const [row] = await database.query<{ failures: number; seconds: number }>(
    `insert into login_attempts as a (key, failures, window_ends)
     values ($1, 1, clock_timestamp() + make_interval(secs => $2))
     on conflict (key) do update set
       failures = case when a.window_ends < clock_timestamp() then 1 else a.failures + 1 end,
       window_ends = case when a.window_ends < clock_timestamp()
         then excluded.window_ends else a.window_ends end
     returning failures, extract(epoch from window_ends - clock_timestamp())::float8 as seconds`,
    [key, LOGIN_LIMITS.windowSeconds],
  );
  return row !== undefined && row.failures > limit ? Math.ceil(row.seconds) : 0;
}

/**
 * Counts an attempt before its password is looked at, so that guesses made at once all count.
 * Answers for how many seconds further attempts are refused; 0 when this one is allowed.
 */
export async function countAttempt(
  database: Queryable,
  login: string,
  address: string,
): Promise<number> {
  await database.query('delete from login_attempts where window_ends < clock_timestamp()', []);
  const byAddress = await count(database, hash(['address', address]), LOGIN_LIMITS.address);
  const byAccount = await count(database, accountKey(login, address), LOGIN_LIMITS.account);
  return Math.max(byAddress, byAccount);
}

/** Forgets the attempts on an account from an address, after a success. */
export async function forgetAttempts(
  database: Queryable,
  login: string,
  address: string,
): Promise<void> {
  await database.query('delete from login_attempts where key = $1', [accountKey(login, address)]);
}
