import { expect, test } from '@jest/globals';
import { readMigrations } from './migrations.ts';

test('indexes of words are replaced once the new ones are built, so that searches read meanwhile', async () => {
  const migrations = await readMigrations();
  const { sql = '' } = migrations.find(({ name }) => name === '0033-faster-indexing.sql') ?? {};
  const dropped = sql.indexOf('drop index');
  expect(dropped).toBeGreaterThan(sql.lastIndexOf('create index'));
  expect(sql.slice(dropped)).not.toMatch(/^(?!drop index|alter index).+/m);
});
