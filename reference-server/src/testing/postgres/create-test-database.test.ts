import { afterEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from './create-test-database.ts';

const open: TestDatabase[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((database) => database.drop()));
});

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query({ text: statement, rowMode: 'array' });
  await client.end();
  return rows.flat();
}

test('gives each test an empty database of its own', async () => {
  open.push(await createTestDatabase(), await createTestDatabase());
  const [one, other] = open.map(({ url }) => url);
  await ask(one ?? '', 'create table visitors (name text)');
  const count = "select count(*)::int from pg_tables where tablename = 'visitors'";
  expect(await ask(one ?? '', count)).toEqual([1]);
  expect(await ask(other ?? '', count)).toEqual([0]);
});

test('counts letters, not bytes, and knows their case', async () => {
  open.push(await createTestDatabase());
  const url = open[0]?.url ?? '';
  expect(await ask(url, "select length('één'), upper('één')")).toEqual([3, 'ÉÉN']);
});

test('removes a database that someone still uses', async () => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  client.on('error', () => {});
  await client.connect();
  await database.drop();
  await expect(ask(database.url, 'select 1')).rejects.toThrow(/does not exist/);
  await client.end().catch(() => {});
});
