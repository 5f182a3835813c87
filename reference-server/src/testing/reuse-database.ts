import { afterAll } from '@jest/globals';
import type { Database, Row } from '../database/database.contract.ts';
import type { MakeDatabase } from './describe-on-both-databases.ts';

interface Named extends Row {
  readonly name: string;
}

interface Table extends Named {
  readonly hasRows: boolean;
}

interface Sequence extends Named {
  readonly value: number;
  readonly isUsed: boolean;
}

const TABLES = "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'";

const SEQUENCES = `
  select quote_ident(sequencename) as name, coalesce(last_value, start_value) as value,
    last_value is not null as "isUsed"
  from pg_sequences where schemaname = 'public'`;

/**
 * Databases for tests that need one each, one after another: all are the same, which is emptied when a test closes it.
 * Creating a PGlite takes half a second, emptying it a few milliseconds. What migrations have written stays, so a
 * test must not change it.
 *
 * @param make creates the database, at the first use
 */
export function reuseDatabase(make: MakeDatabase): MakeDatabase {
  let opened: Promise<{ database: Database; empty: () => Promise<void> }> | undefined;
  afterAll(async () => (await opened)?.database.close());
  return async () => {
    opened ??= make().then(async (database) => ({ database, empty: await emptying(database) }));
    const { database, empty } = await opened;
    // An object of its own: some code remembers things for as long as it has the database.
    return { ...database, close: empty };
  };
}

/** How to make a database again what it is now. */
async function emptying(database: Database): Promise<() => Promise<void>> {
  const names = (await database.query<Named>(TABLES)).map(({ name }) => name);
  const looks = names.map(
    (name) => `select '${name}' as name, exists (select from ${name}) as "hasRows"`,
  );
  const tables = await database.query<Table>(looks.join(' union all '));
  const sequences = await database.query<Sequence>(SEQUENCES);
  const deletions = tables
    .filter(({ hasRows }) => !hasRows)
    .map(({ name }) => `delete from ${name}`);
  return () =>
    database.transaction(async (transaction) => {
      // No trigger runs, so that tables can be emptied in any order.
      await transaction.query('set local session_replication_role = replica');
      await transaction.query(deletions.join('; '));
      for (const { name, value, isUsed } of sequences) {
        await transaction.query('select setval($1::regclass, $2::bigint, $3)', [
          name,
          value,
          isUsed,
        ]);
      }
    });
}
