import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Database } from '../../database/database.contract.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { createArraysStore } from '../facets/arrays-store.ts';
import type { StoredRecord } from '../fields/search-fields.ts';
import { planSearch } from '../query/plan-search.ts';
import { seedConnection, seedRecords } from '../testing/seed-records.ts';
import { createPostgresSearchEngine } from './postgres-search-engine.ts';

const CONNECTION = 920;
const WORDS = ['boek', 'zee', 'müller', 'mueller', 'e-book', 'nacht'];

const words = (most: number) =>
  fc
    .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: most })
    .map((list) => list.join(' '));

const record: fc.Arbitrary<StoredRecord> = fc.record(
  {
    title: words(5),
    subtitle: words(3),
    authors: fc.array(words(2), { maxLength: 2 }),
    keywords: fc.array(words(1), { maxLength: 2 }),
    abstract: words(8),
  },
  { requiredKeys: [] },
);

const query = fc.oneof(
  { weight: 4, arbitrary: words(1) },
  words(3),
  words(2).map((phrase) => `"${phrase}"`),
  words(1).map((word) => `${word.slice(0, 2)}*`),
);

describeOnBothDatabases('a page of best hits', (makeDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await makeDatabase();
    await seedConnection(database, CONNECTION);
  });
  afterAll(() => database.close());

  describe('read by their titles first', () => {
    test('is the page that all hits with a score give', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(record, { minLength: 20, maxLength: 60 }),
          fc.array(fc.tuple(query, fc.integer({ min: 1, max: 8 }), fc.option(words(1))), {
            minLength: 12,
            maxLength: 12,
          }),
          async (records, searches) => {
            await database.query('delete from publications where connection_id = $1', [CONNECTION]);
            await seedRecords(database, CONNECTION, new Map(records.entries()));
            const arrays = createArraysStore(database, { pause: 0 });
            await arrays.refresh(CONNECTION);
            const byTitles = createPostgresSearchEngine(database, { arrays });
            const byScores = createPostgresSearchEngine(database);
            for (const [typed, resultsPerPage, keyword] of searches) {
              for (const page of [1, 2, 3]) {
                const planned = planSearch(
                  {
                    query: typed,
                    queryType: 0,
                    fields: [],
                    facets: keyword === null ? {} : { keywords: [keyword] },
                    sorting: [],
                    paginationOptions: { page, resultsPerPage },
                  },
                  { id: CONNECTION, advancedFields: [] },
                );
                if (planned.kind === 'refused') throw new Error(planned.reason);
                expect(await byTitles.search(planned.plan)).toEqual(
                  await byScores.search(planned.plan),
                );
              }
            }
          },
        ),
        { numRuns: 15 },
      );
    }, 120_000);
  });
});
