import { expect, test } from '@jest/globals';
import { readMigrations } from './migrations.ts';

test('migrations are in the order of their numbers, whatever folder they are in', async () => {
  const names = (await readMigrations()).map(({ name }) => name);
  expect(names[0]).toBe('0001-initial.sql');
  expect(names).toEqual(names.toSorted());
  const numbers = names.map((name) => /^\d{4}(?=-)/.exec(name)?.[0]);
  expect(numbers).not.toContain(undefined);
  expect(new Set(numbers).size).toBe(names.length);
});

test('indexes of words are replaced once the new ones are built, so that searches read meanwhile', async () => {
  const migrations = await readMigrations();
  const { sql = '' } = migrations.find(({ name }) => name === '0033-faster-indexing.sql') ?? {};
  const dropped = sql.indexOf('drop index');
  expect(dropped).toBeGreaterThan(sql.lastIndexOf('create index'));
  expect(sql.slice(dropped)).not.toMatch(/^(?!drop index|alter index).+/m);
});
