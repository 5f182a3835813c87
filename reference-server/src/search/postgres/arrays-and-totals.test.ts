import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Database } from '../../database/database.contract.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { createArraysStore } from '../facets/arrays-store.ts';
import { catalogueVersion } from '../facets/load-facet-arrays.ts';
import type { PlannedRequest } from '../query/plan-search.ts';
import type { SearchHits } from '../query/search-engine.contract.ts';
import { searchWith } from '../testing/search-with.ts';
import { seedRecords } from '../testing/seed-records.ts';
import { SMALL_LIBRARY, seedSmallLibrary } from '../testing/small-library.ts';
import { createPostgresSearchEngine } from './postgres-search-engine.ts';

describeOnBothDatabases('the search engine', (makeDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await makeDatabase();
    await seedSmallLibrary(database);
  });
  afterAll(() => database.close());

  const find = (
    request: PlannedRequest,
    engine = createPostgresSearchEngine(database),
  ): Promise<SearchHits> => searchWith(engine, SMALL_LIBRARY, request);

  describe('on a small library', () => {
    test('has in its arrays what has changed in the catalogue [S2.400]', async () => {
      const arrays = createArraysStore(database, { pause: 0 });
      const engine = createPostgresSearchEngine(database, { arrays, arraysFrom: 1 });
      const keywords = async () => {
        const hits = await find(
          {
            query: 'max',
            queryType: 0,
            fields: [],
            facets: {},
            sorting: [],
            paginationOptions: { page: 1, resultsPerPage: 1 },
          },
          engine,
        );
        return hits.facets['keywords'];
      };
      const before = { Multatuli: 1, koffie: 1 };
      const id = 80;
      expect(await keywords()).toEqual(before);
      await arrays.refresh(SMALL_LIBRARY);
      expect(arrays.has(SMALL_LIBRARY)).toBe(true);
      expect(await keywords()).toEqual(before);
      await seedRecords(
        database,
        SMALL_LIBRARY,
        new Map([[id, { title: 'Max', keywords: ['x'] }]]),
      );
      const read = arrays.newest(SMALL_LIBRARY)?.arrays;
      expect(await keywords()).toEqual({ ...before, x: 1 });
      expect(arrays.newest(SMALL_LIBRARY)?.version).toBe(await catalogueVersion(database));
      expect(arrays.newest(SMALL_LIBRARY)?.arrays).toBe(read);
      expect(read?.ids).toContain(id);
      expect(await keywords()).toEqual({ ...before, x: 1 });
      await database.query('delete from publications where connection_id = $1 and id = $2', [
        SMALL_LIBRARY,
        id,
      ]);
      expect(await keywords()).toEqual(before);
      expect(read?.ids).not.toContain(id);
    });

    test('makes ready what is large enough to be counted in arrays', async () => {
      const arrays = createArraysStore(database);
      await createPostgresSearchEngine(database, { arrays, arraysFrom: 100 }).prepare(
        SMALL_LIBRARY,
      );
      expect(arrays.has(SMALL_LIBRARY)).toBe(false);
      await createPostgresSearchEngine(database, { arrays, arraysFrom: 1 }).prepare(SMALL_LIBRARY);
      expect(arrays.has(SMALL_LIBRARY)).toBe(true);
    });

    test('keeps stored totals true when records change and go', async () => {
      await seedRecords(
        database,
        SMALL_LIBRARY,
        new Map([
          [70, { title: 'Nieuw', keywords: ['koffie', 'thee'] }],
          [71, { title: 'Ook nieuw', keywords: ['thee'] }],
        ]),
      );
      await seedRecords(database, SMALL_LIBRARY, new Map([[71, { title: 'Anders' }]]));
      const all = (): Promise<SearchHits> =>
        find({
          query: '*',
          queryType: 0,
          fields: [],
          facets: {},
          sorting: [],
          paginationOptions: { page: 1, resultsPerPage: 1 },
        });
      expect(await all()).toMatchObject({
        total: 8,
        facets: { keywords: { koffie: 2, thee: 1 } },
      });
      await database.query('delete from publications where connection_id = $1 and id in (70, 71)', [
        SMALL_LIBRARY,
      ]);
      const after = await all();
      expect(after.total).toBe(6);
      expect(after.facets['keywords']).toMatchObject({ koffie: 1 });
      expect(after.facets['keywords']).not.toHaveProperty('thee');
    });
  });
});
