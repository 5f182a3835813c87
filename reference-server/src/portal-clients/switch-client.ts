import type { Queryable } from '../database/database.contract.ts';

/**
 * The end of a client's access, which also ends its sessions, with their loans, and the loans that were taken there in
 * a session that is elsewhere by now, or in none, in pages of its institutions.
 */
const ENDED = [
  'update sessions set ended_at = clock_timestamp() where client_ref = $1 and ended_at is null',
  'delete from licences where client_ref = $1',
] as const;

/** Switches a client off, or on again. An export from before does not count any more. */
export async function switchClient(
  transaction: Queryable,
  ref: string,
  isActive: boolean,
): Promise<void> {
  await transaction.query(
    `update clients set exported_at = null,
       deactivated_at = case when $2 then null else clock_timestamp() end
     where ref = $1`,
    [ref, isActive],
  );
  if (isActive) return;
  for (const statement of ENDED) await transaction.query(statement, [ref]);
}
