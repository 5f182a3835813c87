import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Database } from '../../database/database.contract.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { seedConnection, seedRecords } from '../testing/seed-records.ts';
import { renewIndex } from './renew-index.ts';

describeOnBothDatabases('renewIndex', (makeDatabase) => {
  let database: Database;
  const found = async (query: string) => {
    const rows = await database.query<{ id: number }>(
      'select id from search_publications where tsv @@ $1::text::tsquery order by id',
      [query],
    );
    return rows.map(({ id }) => id);
  };

  beforeAll(async () => {
    database = await makeDatabase();
    await seedConnection(database, 1);
    const records = Array.from(
      { length: 120 },
      (_, at) => [at + 1, { title: `Boek ${at}`, language: 'nl' }] as const,
    );
    await seedRecords(database, 1, new Map(records));
  });
  afterAll(() => database.close());

  it('indexes what an earlier version has made, once', async () => {
    await database.query(
      "update search_publications set index_version = 1, tsv = 'vroeger' where id > 10",
    );
    expect(await found("'vroeger'")).toHaveLength(110);
    expect(await renewIndex(database)).toBe(110);
    expect(await found("'boek'")).toHaveLength(120);
    expect(await found("'vroeger'")).toEqual([]);
    expect(await renewIndex(database)).toBe(0);
  });

  it('learns the forms of their words [C7.43]', async () => {
    await database.query('delete from search_forms');
    await database.query('update search_publications set index_version = 2');
    await renewIndex(database);
    expect(await database.query('select language, stem, word from search_forms')).toEqual([
      { language: 'nl', stem: 'boek', word: 'boek' },
    ]);
  });
});
