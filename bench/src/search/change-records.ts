import {
  indexPublications,
  type Queryable,
  type StoredRecord,
  type Transactional,
} from '@leeszaal/reference-server/testing';
import { wordOfRank } from './generate-records.ts';
import { GENERATED_CONNECTION } from './load-library.ts';

/** Records of a transaction. */
const AT_ONCE = 100;
/** A word of every tenth title, which changed titles get too. */
const ADDED = wordOfRank(17);

/** A change of records. */
export interface RecordChange {
  /** How many records, evenly spread over the catalogue. */
  readonly amount: number;
  /** Whether they become what they were before. */
  readonly isBack: boolean;
}

// The table of the plain SQL has the records as they were.
const RECORDS = 'select id, record from plain where id = any($1::integer[])';

const WRITE = `
  update publications p set record = new.record::jsonb
  from unnest($2::integer[], $3::text[]) as new (id, record)
  where p.connection_id = $1 and p.id = new.id`;

async function changeSome(transaction: Queryable, ids: readonly number[], isBack: boolean) {
  const rows = await transaction.query<{ id: number; record: StoredRecord }>(RECORDS, [ids]);
  const changed = rows.map(({ id, record }) => ({
    connectionId: GENERATED_CONNECTION,
    id,
    record: isBack ? record : { ...record, title: `${record.title} ${ADDED}` },
  }));
  await transaction.query(WRITE, [
    GENERATED_CONNECTION,
    ids,
    changed.map(({ record }) => JSON.stringify(record)),
  ]);
  await indexPublications(transaction, changed);
}

/** Adds a word to the titles of records, or takes it away, a hundred records in a transaction. */
export async function changeRecords(
  database: Transactional,
  { amount, isBack }: RecordChange,
): Promise<void> {
  const [{ size } = { size: 0 }] = await database.query<{ size: number }>(
    'select max(id) as size from plain',
    [],
  );
  const stride = Math.max(1, Math.floor(size / amount));
  const ids = Array.from({ length: amount }, (_each, at) => 1 + at * stride);
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    await database.transaction((transaction) => changeSome(transaction, some, isBack));
  }
}
