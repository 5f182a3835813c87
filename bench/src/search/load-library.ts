import { demoContent } from '@leeszaal/demo-library';
import { writeContent } from '@leeszaal/reference-server/extension';
import {
  type Database,
  indexPublications,
  migrate,
  type Queryable,
} from '@leeszaal/reference-server/testing';
import { recordsOf } from './generate-records.ts';
import { copyToPlainTable } from './plain-sql.ts';

/** The connection of the generated records, beside those of the demonstration. */
export const GENERATED_CONNECTION = 9;

const RECORDS_AT_ONCE = 20_000;
const FIELDS = '{title,authors,isbn,publisher,keywords}';

interface IndexRow {
  readonly name: string;
  readonly definition: string;
}

/** Drops the indexes that are slow to fill row by row; returns their definitions. */
async function dropIndexes(database: Database): Promise<string[]> {
  const indexes = await database.query<IndexRow & Record<string, unknown>>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'search_publications' and indexdef not like '% UNIQUE %'`,
    [],
  );
  for (const { name } of indexes) await database.query(`drop index ${name}`, []);
  return indexes.map(({ definition }) => definition);
}

async function addConnection(database: Database): Promise<void> {
  await database.query(
    `insert into connections (id, module, name, kind, actions, advanced_fields)
     values ($1::integer, $1::integer, 'Generated', 'metadata', '{request}', '${FIELDS}')`,
    [GENERATED_CONNECTION],
  );
  await database.query(
    `insert into client_connections (client_ref, connection_id, position)
     select client_ref, $1, -1 from client_connections group by client_ref`,
    [GENERATED_CONNECTION],
  );
}

async function addRecords(
  transaction: Queryable,
  entries: readonly {
    readonly id: number;
    readonly record: ReturnType<ReturnType<typeof recordsOf>>;
  }[],
): Promise<void> {
  await transaction.query(
    `insert into publications (connection_id, id, record)
     select $1, id, record::jsonb from unnest($2::integer[], $3::text[]) as new (id, record)`,
    [
      GENERATED_CONNECTION,
      entries.map(({ id }) => id),
      entries.map(({ record }) => JSON.stringify(record)),
    ],
  );
  await indexPublications(
    transaction,
    entries.map((entry) => ({ connectionId: GENERATED_CONNECTION, ...entry })),
  );
}

/**
 * Fills an empty database with the demonstration's rows without its documents, the generated
 * records, and the table of the plain SQL.
 */
export async function loadLibrary(
  database: Database,
  size: number,
  say: (progress: string) => void,
): Promise<void> {
  await migrate(database);
  await writeContent(database, demoContent(new Date()));
  await addConnection(database);
  const indexes = await dropIndexes(database);
  const recordOf = recordsOf(size);
  for (let from = 1; from <= size; from += RECORDS_AT_ONCE) {
    const amount = Math.min(RECORDS_AT_ONCE, size + 1 - from);
    const entries = Array.from({ length: amount }, (_each, at) => ({
      id: from + at,
      record: recordOf(from + at),
    }));
    await database.transaction((transaction) => addRecords(transaction, entries));
    // PGlite has no background process that truncates its log.
    await database.query('checkpoint', []);
    say(`${from + amount - 1} of ${size} records`);
  }
  for (const definition of indexes) {
    say(definition);
    await database.query(definition, []);
  }
  say('the table of the plain SQL');
  await copyToPlainTable(database, GENERATED_CONNECTION);
  for (const table of [
    'publications',
    'search_publications',
    'facet_values',
    'suggestions',
    'suggestion_starts',
    'plain',
  ]) {
    await database.query(`vacuum analyze ${table}`);
  }
  await database.query('checkpoint', []);
}
