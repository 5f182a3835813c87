import { createHash } from 'node:crypto';
import type { Queryable } from '../database/database.contract.ts';
import { HttpError } from '../errors/http-error.ts';
import { type Limit, type LimitName, RATE_LIMITS } from './limits.ts';

/** One thing that is counted: under which limit, and for whom. */
export interface Counted {
  readonly limit: LimitName;
  readonly of: readonly string[];
}

// The database learns neither names nor addresses.
const keyOf = ({ limit, of }: Counted): string =>
  createHash('sha256')
    .update([limit, ...of].join('\n'))
    .digest('base64url');

/** Counting ends here: far above any limit, and far below what the column holds. */
const MOST = 1_000_000;

/** A stretch that ends further ahead than one is long was begun while the clock was ahead. */
const IS_OVER = `(r.window_ends < clock_timestamp()
  or r.window_ends > clock_timestamp() + make_interval(secs => $2))`;

async function countOne(database: Queryable, key: string, limit: Limit): Promise<number> {
  const [row] = await database.query<{ used: number; seconds: number }>(
    `insert into rate_limits as r (key, used, window_ends)
     values ($1, 1, clock_timestamp() + make_interval(secs => $2))
     on conflict (key) do update set
       used = case when ${IS_OVER} then 1 else least(r.used + 1, $3) end,
       window_ends = case when ${IS_OVER} then excluded.window_ends else r.window_ends end
     returning used, extract(epoch from window_ends - clock_timestamp())::float8 as seconds`,
    [key, limit.seconds, MOST],
  );
  return row !== undefined && row.used > limit.amount ? Math.ceil(row.seconds) : 0;
}

/**
 * Counts something before it is done, so that what is done at once all counts. Answers for how many
 * seconds more of it is refused; 0 when this is allowed. Give the widest limit first: what that refuses
 * is not counted further, so that it leaves no rows and uses up nobody else's share.
 */
export async function spend(database: Queryable, ...counted: readonly Counted[]): Promise<number> {
  for (const each of counted) {
    const wait = await countOne(database, keyOf(each), RATE_LIMITS[each.limit]);
    if (wait > 0) return wait;
  }
  return 0;
}

/** Takes back what was counted and turned out to be as it should. */
export async function giveBack(database: Queryable, ...counted: readonly Counted[]): Promise<void> {
  for (const each of counted) {
    await database.query('update rate_limits set used = used - 1 where key = $1 and used > 0', [
      keyOf(each),
    ]);
  }
}

/** Forgets all that was counted. */
export async function forget(database: Queryable, counted: Counted): Promise<void> {
  await database.query('delete from rate_limits where key = $1', [keyOf(counted)]);
}

/** 429, with the seconds to wait. */
export const tooMany = (seconds: number): HttpError =>
  new HttpError(
    429,
    `Too many of these calls: try again in ${seconds} s`,
    {},
    { 'retry-after': String(seconds) },
  );

/** Like `spend`, for a call: throws 429 when it is refused. */
export async function spendOrRefuse(
  database: Queryable,
  ...counted: readonly Counted[]
): Promise<void> {
  const seconds = await spend(database, ...counted);
  if (seconds > 0) throw tooMany(seconds);
}
