import type { Queryable } from '../database/database.contract.ts';

const READABLE = `
  select distinct pub_key as "pubKey" from appearances where pub_key = any($1::text[])`;

/** Of these publications the ones that can be read and have a free seat (`docs/decisions.md` 34). */
export async function seatsFree(
  database: Queryable,
  pubKeys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await database.query<{ pubKey: string }>(READABLE, [pubKeys]);
  return new Set(rows.map(({ pubKey }) => pubKey));
}
