import type { Transactional } from '../../database/database.contract.ts';
import { INDEX_VERSION, type IndexedPublication, indexPublications } from './index-publications.ts';

/** Publications per transaction, so that other statements run in between. */
const ROWS_AT_ONCE = 50;

const STALE = `
  select p.connection_id as "connectionId", p.id, p.record
  from search_publications s
  join publications p on p.connection_id = s.connection_id and p.id = s.id
  where s.index_version < $1 and (s.connection_id, s.id) > ($2, $3)
  order by s.connection_id, s.id
  limit $4`;

type StaleRow = IndexedPublication & Readonly<Record<string, unknown>>;

/**
 * Renews index rows of earlier versions, in batches. An interrupted run continues at the next start.
 *
 * @returns the number of renewed rows
 */
export async function renewIndex(database: Transactional): Promise<number> {
  let after = { connectionId: -1, id: -1 };
  let renewed = 0;
  for (;;) {
    const last = await database.transaction(async (transaction) => {
      const rows = await transaction.query<StaleRow>(STALE, [
        INDEX_VERSION,
        after.connectionId,
        after.id,
        ROWS_AT_ONCE,
      ]);
      if (rows.length > 0) await indexPublications(transaction, rows);
      renewed += rows.length;
      return rows.at(-1);
    });
    if (last === undefined) return renewed;
    after = last;
  }
}
