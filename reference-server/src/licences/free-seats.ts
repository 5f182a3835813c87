import type { Queryable } from '../database/database.contract.ts';

/**
 * The publications that this person could open now: with a seat or a turn of their own, or a seat that is free and that no
 * other person waits for. A hint: acquire decides (`docs/decisions.md` 34). An own seat counts even if seats were taken away
 * since. As in acquire, a loan with an impossible end holds no seat (58).
 */
export async function freeSeats(
  database: Queryable,
  pubKeys: readonly string[],
  subject: string,
  loanSeconds: number,
): Promise<ReadonlySet<string>> {
  // Most results are on paper.
  if (pubKeys.length === 0) return new Set();
  const rows = await database.query<{ pub_key: string }>(
    `select distinct a.pub_key from appearances a
     left join licence_seats s on s.pub_key = a.pub_key
     cross join lateral (
       select count(distinct l.subject) filter (where l.subject <> $2) as others,
         coalesce(bool_or(l.subject = $2), false) as own
       from licences l
       where l.pub_key = a.pub_key and l.lapses_at > clock_timestamp()
         and l.lapses_at <= clock_timestamp() + make_interval(secs => $3) + interval '1 day') taken
     cross join lateral (
       select count(*) filter (where not w.own and w.turn) as turns,
         count(*) filter (where not w.own and not w.turn) as waiting,
         coalesce(bool_or(w.own and w.turn), false) as own
       from (select 'user:' || p.user_id = $2 as own, p.turn_ends is not null as turn
         from waiting_places p
         where p.pub_key = a.pub_key and (p.turn_ends is null or p.turn_ends > clock_timestamp())) w) places
     where a.pub_key = any($1::text[])
       and (coalesce(s.seats, 1) > taken.others + places.turns
           + case when places.own then 0 else places.waiting end
         or taken.own and s.seats > 0)`,
    [pubKeys, subject, loanSeconds],
  );
  return new Set(rows.map((row) => row.pub_key));
}
