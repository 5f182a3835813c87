import type { Queryable, Transactional } from '../../database/database.contract.ts';
import {
  SUGGESTIONS_VERSION,
  type SuggestedPublication,
  storeSuggestions,
} from '../suggestions/store-suggestions.ts';
import { lockCatalogue } from './catalogue-lock.ts';

/* Rows at once, so that other statements run in between: read, deleted, and written in a transaction. */
const READ = 1000;
const DELETED = 10_000;
const WRITTEN = 50;

const NEXT = `
  select max(p.id) as last,
    array_agg(p.id) filter (where s.version is null or s.version < ${SUGGESTIONS_VERSION}) as stale
  from (
    select id from publications where connection_id = $1 and id > $2 order by id limit ${READ}
  ) p
  left join suggested_publications s on s.connection_id = $1 and s.id = p.id`;

const RECORDS = `
  select id, record from publications where connection_id = $1 and id = any($2::integer[])`;

const PURGE = 'delete from suggestions where id > $1 and id <= $2 and hits = 0';

type NextRow = { readonly last: number | null; readonly stale: number[] | null };
type RecordRow = SuggestedPublication & Readonly<Record<string, unknown>>;

/** Runs the work in a transaction with the catalogue's lock. */
function locked(
  database: Transactional,
  work: (transaction: Queryable) => Promise<void>,
): Promise<void> {
  return database.transaction(async (transaction) => {
    await lockCatalogue(transaction);
    await work(transaction);
  });
}

/** Deletes the suggestions of deleted publications. */
async function purge(database: Transactional): Promise<void> {
  const [row] = await database.query<{ last: number | null }>(
    'select max(id) as last from suggestions',
  );
  for (let from = 0; from < (row?.last ?? 0); from += DELETED) {
    await locked(database, async (transaction) => {
      await transaction.query(PURGE, [from, from + DELETED]);
    });
  }
}

async function renewSome(
  database: Transactional,
  connectionId: number,
  ids: readonly number[],
): Promise<void> {
  for (let from = 0; from < ids.length; from += WRITTEN) {
    await locked(database, async (transaction) => {
      const rows = await transaction.query<RecordRow>(RECORDS, [
        connectionId,
        ids.slice(from, from + WRITTEN),
      ]);
      await storeSuggestions(transaction, connectionId, rows);
    });
  }
}

/**
 * Stores the suggestions of publications from before there were any, or of an earlier version, and deletes those of
 * deleted publications, in batches. An interrupted run continues at the next start.
 *
 * @returns the number of renewed publications
 */
export async function renewSuggestions(database: Transactional): Promise<number> {
  await purge(database);
  const connections = await database.query<{ id: number }>(
    'select id from connections order by id',
  );
  let renewed = 0;
  for (const { id: connectionId } of connections) {
    let after = -1;
    for (;;) {
      const [next] = await database.query<NextRow>(NEXT, [connectionId, after]);
      if (typeof next?.last !== 'number') break;
      await renewSome(database, connectionId, next.stale ?? []);
      renewed += next.stale?.length ?? 0;
      after = next.last;
    }
  }
  return renewed;
}
