import type { Database } from '../../database/database.contract.ts';
import { migrate } from '../../database/migrations.ts';
import { openPostgresDatabase } from '../../database/postgres/postgres-database.ts';
import { createTestDatabase, type TestDatabase } from './create-test-database.ts';
import { templateVariable } from './postgres-variable.ts';

/** Creates the database of which {@link createMigratedDatabase} makes copies. */
export async function createTemplate(): Promise<TestDatabase> {
  const template = await createTestDatabase();
  const database = await openPostgresDatabase({ url: template.url });
  await migrate(database);
  // PostgreSQL copies no database that has connections.
  await database.close();
  return template;
}

/** A PostgreSQL database with all migrations run and nothing else in it. Closing removes it. */
export async function createMigratedDatabase(): Promise<Database> {
  const template = process.env[templateVariable];
  if (!template)
    throw new Error(`${templateVariable} is not set: run the tests with pnpm test:unit.`);
  const { url, drop } = await createTestDatabase(template);
  const database = await openPostgresDatabase({ url });
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}
