import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Database } from '../../database/database.contract.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { createArraysStore } from '../facets/arrays-store.ts';
import { catalogueVersion } from '../facets/load-facet-arrays.ts';
import type { StoredRecord } from '../fields/search-fields.ts';
import { foldedCounts, naiveSearch } from '../testing/naive-search.ts';
import { alterations, records, requestOf, searches, sortings } from '../testing/random-searches.ts';
import { countWith, searchWith } from '../testing/search-with.ts';
import { seedConnection, seedRecords } from '../testing/seed-records.ts';
import { createPostgresSearchEngine } from './postgres-search-engine.ts';

const connection = 900;
/** Most are of publications; some are of none. */
const IDS = [...Array(26)].map((_, at) => at * 3);

describeOnBothDatabases('held against a naive model over random catalogues', (makeDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await makeDatabase();
    await seedConnection(database, connection);
  });
  afterAll(() => database.close());

  async function replaceCatalogue(stored: readonly StoredRecord[]) {
    await database.query('delete from publications where connection_id = $1', [connection]);
    const catalogue = new Map(stored.map((entry, at) => [at * 3, entry]));
    await seedRecords(database, connection, catalogue);
    return catalogue;
  }

  const inDatabase = async () => createPostgresSearchEngine(database);
  async function inArrays() {
    const arrays = createArraysStore(database, { pause: 0 });
    await arrays.refresh(connection);
    expect(arrays.at(connection, await catalogueVersion(database))).toBeDefined();
    return createPostgresSearchEngine(database, { arrays });
  }

  test.each([
    ['the database', inDatabase],
    ['arrays', inArrays],
  ])(
    'counts the same by %s, and each hit is on one page [C7.23 C7.120 C7.123 C7.124 C7.126 S2.300]',
    async (_by, makeEngine) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(records, { maxLength: 25 }),
          fc.array(fc.tuple(searches, sortings, fc.integer({ min: 1, max: 9 }), alterations(IDS)), {
            minLength: 12,
            maxLength: 12,
          }),
          async (stored, wishes) => {
            const catalogue = await replaceCatalogue(stored);
            const engine = await makeEngine();
            for (const [wished, sorting, perPage, altered] of wishes) {
              const expected = naiveSearch(catalogue, wished, altered);
              const whole = requestOf(wished, sorting, 1, perPage);
              expect(await countWith(engine, connection, whole, altered)).toBe(expected.ids.size);
              const seen: number[] = [];
              for (let page = 1; page === 1 || seen.length < expected.ids.size; page += 1) {
                const asked = requestOf(wished, sorting, page, perPage);
                const hits = await searchWith(engine, connection, asked, altered);
                expect(hits.total).toBe(expected.ids.size);
                expect(foldedCounts(hits.facets)).toEqual(expected.facets);
                seen.push(...hits.ids);
                if (hits.ids.length === 0) break;
              }
              expect(seen.toSorted((a, b) => a - b)).toEqual(
                [...expected.ids].toSorted((a, b) => a - b),
              );
            }
          },
        ),
        { numRuns: 25 },
      );
    },
    120_000,
  );
});
