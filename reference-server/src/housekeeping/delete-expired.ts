import type { Queryable } from '../database/database.contract.ts';
import { SWEEPS, type Sweep } from './sweeps.ts';

/** Rows per statement, so that other statements do not wait long. */
export const ROWS_AT_ONCE = 1000;
/** Statements per table and run. */
export const STATEMENTS_AT_ONCE = 100;

/** The number of deleted rows by table. */
export type Deleted = Readonly<Record<string, number>>;

/** Skips rows that are locked by another transaction. */
function statementOf({ table, when, ofClient }: Sweep): string {
  const from = ofClient ? `${table} join clients c on c.ref = ${table}.client_ref` : table;
  return `
    with gone as (
      delete from ${table} where ctid = any(array(
        select ${table}.ctid from ${from} where ${when} limit $1
        for update of ${table} skip locked))
      returning 1)
    select count(*)::int as amount from gone`;
}

async function sweep(database: Queryable, one: Sweep, rowsAtOnce: number): Promise<number> {
  let taken = 0;
  for (let statement = 0; statement < STATEMENTS_AT_ONCE; statement += 1) {
    const [row] = await database.query<{ amount: number }>(statementOf(one), [rowsAtOnce]);
    const amount = row?.amount ?? 0;
    taken += amount;
    if (amount < rowsAtOnce) break;
  }
  return taken;
}

/** Deletes expired rows, up to a limit; several processes may do so at once. */
export async function deleteExpired(
  database: Queryable,
  rowsAtOnce: number = ROWS_AT_ONCE,
): Promise<Deleted> {
  const deleted: Record<string, number> = {};
  for (const one of SWEEPS) {
    const amount = await sweep(database, one, rowsAtOnce);
    if (amount > 0) deleted[one.table] = (deleted[one.table] ?? 0) + amount;
  }
  return deleted;
}
