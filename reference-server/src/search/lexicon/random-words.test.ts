import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Database } from '../../database/database.contract.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { searchEngineOf } from '../postgres/engine-of.ts';
import { planSearch } from '../query/plan-search.ts';
import { createNaiveWords, type TitledRecord } from '../testing/naive-words.ts';
import { seedConnection, seedRecords } from '../testing/seed-records.ts';

const CONNECTION = 940;
const WORDS = [
  ...['boek', 'boeken', 'boekhandel', 'kookboek', 'handel', 'handelen', 'wereldhandel', 'wereld'],
  ...['library', 'libraries', 'librarian', 'mouse', 'mice', 'book', 'books', 'handle'],
  ...['buch', 'bucher', 'buchhandlung', 'handlung', 'worterbuch', 'journal', 'journaux', 'kind'],
  ...['kinderen', 'kinderboeken', 'boekenkast', 'kast', 'zee', 'zeekaart', 'kaart', 'kaarten'],
];

const word = fc.constantFrom(...WORDS);
const record: fc.Arbitrary<TitledRecord> = fc.record({
  title: fc.array(word, { minLength: 1, maxLength: 4 }).map((list) => list.join(' ')),
  language: fc.constantFrom('nl', 'en', 'de', 'fr', '', 'ar'),
});

describeOnBothDatabases('words of random catalogues', (makeDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await makeDatabase();
    await seedConnection(database, CONNECTION);
  });
  afterAll(() => database.close());

  describe('held against a naive model', () => {
    test('find the same publications [C7.30 C7.31]', async () => {
      const naive = createNaiveWords();
      await fc.assert(
        fc.asyncProperty(
          fc.array(record, { minLength: 1, maxLength: 15 }),
          fc.array(fc.uniqueArray(word, { minLength: 1, maxLength: 2 }), {
            minLength: 10,
            maxLength: 10,
          }),
          async (records, queries) => {
            await database.query('delete from publications where connection_id = $1', [CONNECTION]);
            await seedRecords(database, CONNECTION, new Map(records.entries()));
            for (const each of records) naive.learn(each);
            for (const typed of queries) {
              const planned = planSearch(
                {
                  query: typed.join(' '),
                  queryType: 0,
                  fields: [],
                  facets: {},
                  sorting: [],
                  paginationOptions: { page: 1, resultsPerPage: 50 },
                  asTyped: true,
                },
                { id: CONNECTION, advancedFields: [] },
              );
              if (planned.kind === 'refused') throw new Error(planned.reason);
              const { ids } = await searchEngineOf(database).search(planned.plan);
              const expected = records.flatMap((each, at) => (naive.finds(typed, each) ? at : []));
              expect(ids.toSorted((a, b) => a - b)).toEqual(expected);
            }
          },
        ),
        { numRuns: 25 },
      );
    }, 120_000);
  });
});
