import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Database } from '../../database/database.contract.ts';
import { insertFixtures } from '../../testing/fixtures.ts';
import { createMigratedDatabase } from '../../testing/postgres/migrated-database.ts';
import { exportClient } from './export-client.ts';

let database: Database;
beforeAll(async () => {
  database = await createMigratedDatabase();
  await insertFixtures(database);
});
afterAll(() => database.close());

it('an export that breaks off does not count [S2.148]', async () => {
  let isRead = false;
  const note = async () => {
    isRead = true;
  };
  for await (const part of exportClient(database, 'north', note)) {
    if (part.includes('Ursula User')) break;
  }
  expect(isRead).toBe(false);
  const parts: string[] = [];
  for await (const part of exportClient(database, 'north', note)) parts.push(part);
  expect(isRead).toBe(true);
  expect(JSON.parse(parts.join(''))).toMatchObject({ client: 'north' });
  // A row for each part: no more than a page of rows is in memory.
  expect(Math.max(...parts.map((part) => part.split('\n').length))).toBe(3);
});
