import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Database } from '../../database/database.contract.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { findSuggestions } from '../suggestions/find-suggestions.ts';
import { seedConnection, seedRecords } from '../testing/seed-records.ts';
import { renewSuggestions } from './renew-suggestions.ts';

describeOnBothDatabases('renewSuggestions', (makeDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await makeDatabase();
    await seedConnection(database, 1);
    const records = Array.from({ length: 120 }, (_, at) => [at, { title: 'Boek' }] as const);
    await seedRecords(database, 1, new Map(records));
  });
  afterAll(() => database.close());

  const count = async () =>
    (await findSuggestions(database, [{ id: 1, advancedFields: ['title'] }], 'boek'))[0]?.count;

  it('stores those of publications from before there were any, once [C7.89]', async () => {
    expect(await count()).toBe(120);
    await database.query('delete from suggested_publications where id >= 10');
    await database.query('update suggested_publications set version = 0');
    expect(await count()).toBe(10);
    expect(await renewSuggestions(database)).toBe(120);
    expect(await count()).toBe(120);
    expect(await renewSuggestions(database)).toBe(0);
  });

  it('forgets those of deleted publications', async () => {
    await database.query('delete from publications');
    expect(await count()).toBeUndefined();
    await renewSuggestions(database);
    expect(await database.query('select from suggestions')).toEqual([]);
    expect(await database.query('select from suggestion_starts')).toEqual([]);
  });
});
