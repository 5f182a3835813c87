import type { Queryable } from '../database/database.contract.ts';
import { HttpError } from '../errors/http-error.ts';
import { digest } from '../text/digest.ts';
import { type Limit, type LimitName, RATE_LIMITS } from './limits.ts';

/** A counter: its limit, and the person or place that it counts for. */
export interface Counted {
  readonly limit: LimitName;
  readonly of: readonly string[];
  /** How many are counted at once; default: one. */
  readonly by?: number;
}

// The database stores neither names nor addresses.
const keyOf = ({ limit, of }: Counted): string => digest([limit, ...of].join('\n'));

/** Saturation of counters: far above any limit, and within the column's range. */
const MOST = 1_000_000;

/** A window that ends too far in the future began while the clock was ahead. */
const IS_OVER = `(r.window_ends < clock_timestamp()
  or r.window_ends > clock_timestamp() + make_interval(secs => $2))`;

async function countOne(
  database: Queryable,
  key: string,
  limit: Limit,
  by: number,
): Promise<number> {
  const [row] = await database.query<{ used: number; seconds: number }>(
    `insert into rate_limits as r (key, used, window_ends)
     values ($1, $4, clock_timestamp() + make_interval(secs => $2))
     on conflict (key) do update set
       used = case when ${IS_OVER} then $4 else least(r.used + $4, $3) end,
       window_ends = case when ${IS_OVER} then excluded.window_ends else r.window_ends end
     returning used, extract(epoch from window_ends - clock_timestamp())::float8 as seconds`,
    [key, limit.seconds, MOST, by],
  );
  return row !== undefined && row.used > limit.amount ? Math.ceil(row.seconds) : 0;
}

/**
 * Counts a call before its work, so that simultaneous calls all count. Counters after a refusing one do not
 * count: name the widest limit first.
 *
 * @returns the seconds until the call is allowed; 0 when it is allowed now
 */
export async function consume(
  database: Queryable,
  ...counted: readonly Counted[]
): Promise<number> {
  for (const each of counted) {
    const wait = await countOne(database, keyOf(each), RATE_LIMITS[each.limit], each.by ?? 1);
    if (wait > 0) return wait;
  }
  return 0;
}

/**
 * Counts nothing: the seconds until {@link consume} would allow a call; 0 when it would now. For work of which only
 * failures count, and that a guess cannot pass: calls that succeed at once are then no failures for a moment.
 */
export async function waitOf(database: Queryable, counted: Counted): Promise<number> {
  const { amount, seconds } = RATE_LIMITS[counted.limit];
  const [row] = await database.query<{ seconds: number }>(
    `select extract(epoch from r.window_ends - clock_timestamp())::float8 as seconds
     from rate_limits r where r.key = $1 and r.used >= $3 and not ${IS_OVER}`,
    [keyOf(counted), seconds, amount],
  );
  return row === undefined ? 0 : Math.ceil(row.seconds);
}

/** Reverts {@link consume}, after a success where only failures count. */
export async function refund(database: Queryable, ...counted: readonly Counted[]): Promise<void> {
  for (const each of counted) {
    await database.query('update rate_limits set used = used - 1 where key = $1 and used > 0', [
      keyOf(each),
    ]);
  }
}

/** Resets a counter. */
export async function reset(database: Queryable, counted: Counted): Promise<void> {
  await database.query('delete from rate_limits where key = $1', [keyOf(counted)]);
}

/** 429, with the seconds to wait. */
export const tooMany = (seconds: number): HttpError =>
  new HttpError(
    429,
    `Too many requests: try again in ${seconds} s`,
    {},
    { 'retry-after': String(seconds) },
  );

/** {@link consume} that @throws 429 instead of returning seconds */
export async function consumeOrThrow(
  database: Queryable,
  ...counted: readonly Counted[]
): Promise<void> {
  const seconds = await consume(database, ...counted);
  if (seconds > 0) throw tooMany(seconds);
}
