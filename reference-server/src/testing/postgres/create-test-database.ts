import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { postgresVariable } from './postgres-variable.ts';

/** A database for a test. */
export interface TestDatabase {
  readonly name: string;
  readonly url: string;
  /** Removes it, even with open connections. */
  drop(): Promise<void>;
}

/**
 * Creates a database in the PostgreSQL that runs for the tests.
 *
 * @param template the name of the database that is copied; by default the new one is empty
 */
export async function createTestDatabase(template = 'template1'): Promise<TestDatabase> {
  const server = process.env[postgresVariable];
  if (!server)
    throw new Error(`${postgresVariable} is not set: run the tests with pnpm test:unit.`);
  const name = `leeszaal_test_${randomUUID().replaceAll('-', '')}`;
  await execute(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => execute(server, `drop database ${name} with (force)`) };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
