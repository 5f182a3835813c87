import type { Queryable } from '../database/database.contract.ts';
import { hasSeatSql, takenSeatsSql } from './taken-seats-sql.ts';

const TAKEN = takenSeatsSql({
  ...{ subject: '$2', loanSeconds: '$3', among: 'pub_key = any($1::text[])' },
});

/** The publications that this person could open now. A hint: acquire decides (`docs/decisions.md` 34). */
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
     left join (${TAKEN}) t on t.pub_key = a.pub_key
     where a.pub_key = any($1::text[]) and ${hasSeatSql('coalesce(s.seats, 1)')}`,
    [pubKeys, subject, loanSeconds],
  );
  return new Set(rows.map((row) => row.pub_key));
}
