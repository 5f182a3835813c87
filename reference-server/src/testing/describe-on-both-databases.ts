import { describe } from '@jest/globals';
import type { Database } from '../database/database.contract.ts';
import { migrate } from '../database/migrations.ts';
import { openPostgresDatabase } from '../database/postgres/postgres-database.ts';
import { createMemoryDatabase } from './memory-database.ts';
import { createTestDatabase } from './postgres/create-test-database.ts';

/** Creates an empty, migrated database. The caller closes it. */
export type MakeDatabase = () => Promise<Database>;

/** A PostgreSQL database for a test; closing removes it. */
async function createPostgresDatabase(): Promise<Database> {
  const { url, drop } = await createTestDatabase();
  const database = await openPostgresDatabase({ url });
  await migrate(database);
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

/** Runs a suite on each kind of database, so that no statement works on one of them only. */
export function describeOnBothDatabases(
  name: string,
  suite: (makeDatabase: MakeDatabase) => void,
): void {
  describe(`${name} on PGlite`, () => suite(createMemoryDatabase));
  describe(`${name} on PostgreSQL`, () => suite(createPostgresDatabase));
}
