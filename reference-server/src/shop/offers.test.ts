import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database, Queryable, SqlValue } from '../database/database.contract.ts';
import { seedConnection, seedRecords } from '../search/testing/seed-records.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { findOffers } from './offers.ts';

const SHOP = 5;

describeOnBothDatabases('offers', (makeDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await makeDatabase();
    await seedConnection(database, SHOP, { client: 'town', kind: 'shop', actions: ['shop'] });
    const sold = { title: 'Sold', priceInCents: 100, currency: 'eur' };
    const isbns = [
      '978-0-306-40615-7',
      '0-306-40615-2',
      '9780306406158',
      '9783161484100, 123-X',
      '97830',
    ];
    await seedRecords(
      database,
      SHOP,
      new Map(isbns.map((isbn, at) => [at + 1, { ...sold, isbn }])),
    );
  });
  afterAll(() => database.close());

  const found = async (...isbns: string[]) =>
    (await findOffers(database, 'town', isbns)).map(({ publication: { id } }) => id);

  describe('are found by their number', () => {
    it.each([
      ['as it is written, but for hyphens and spaces', ['9780306406157'], [1]],
      ['in ten digits, when they have it in ten', ['0306406152'], [2]],
      ['with a wrong check digit', ['9780306406158'], [3]],
      ['when it is several', ['9783161484100,123X'], [4]],
      ['when it is none', ['97830'], [5]],
      ['of several books', ['9780306406157', '97830', '9780000000019'], [1, 5]],
      ['and not by another', ['123X', '9783161484100', '-', "'"], []],
    ])('%s', async (_how, isbns, ids) => {
      expect(await found(...isbns)).toEqual(ids);
    });
  });

  it('are looked up in the index of what is found by words', async () => {
    const asked: [string, readonly SqlValue[]][] = [];
    const listening: Queryable = {
      query(sql, values = []) {
        asked.push([sql, values]);
        return database.query(sql, values);
      },
    };
    await findOffers(listening, 'town', ['9780306406157']);
    const [[sql, values] = ['', []]] = asked;
    const plan = await database.transaction(async (transaction) => {
      // For so few records the planner prefers a sequential scan.
      await transaction.query('set local enable_seqscan = off');
      return transaction.query(`explain ${sql}`, values);
    });
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('search_publications_tsv');
  });
});
