import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database, Queryable } from '../../database/database.contract.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { createArraysStore } from '../facets/arrays-store.ts';
import { createPostingsStore } from '../postings/postings-store.ts';
import type { PlannedRequest } from '../query/plan-search.ts';
import { searchWith } from '../testing/search-with.ts';
import { seedConnection, seedRecords } from '../testing/seed-records.ts';
import { createPostgresSearchEngine } from './postgres-search-engine.ts';

const CONNECTION = 924;
const RECORDS = 2100;

/** *Zee* is not in the first records, and *maan* in the last ones only; equal titles are in the order of ids. */
const abstractOf = (id: number): string =>
  [id >= 300 && id % 3 === 0 ? 'zee' : '', id >= RECORDS - 400 ? 'maan' : ''].join(' ');

describeOnBothDatabases('hits among many equal titles', (makeDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await makeDatabase();
    await seedConnection(database, CONNECTION);
    const records = Array.from({ length: RECORDS }, (_, id) => {
      return [id, { title: 'Jaarverslag', abstract: abstractOf(id) }] as const;
    });
    await seedRecords(database, CONNECTION, new Map(records));
  });
  afterAll(() => database.close());

  /** How many of the first records by title each statement reads, and whether the database had to search. */
  async function found(query: string) {
    const seen = { read: [] as unknown[], searched: false };
    const watched: Queryable = {
      query(sql, values, options) {
        if (sql.includes('as ids') && sql.includes('order by title_key'))
          seen.read.push(values?.[1]);
        if (sql.includes('as found')) seen.searched = true;
        return database.query(sql, values, options);
      },
    };
    const arrays = createArraysStore(database);
    const store = createPostingsStore(database);
    let loading = Promise.resolve<unknown>(undefined);
    const engine = createPostgresSearchEngine(watched, {
      arrays,
      postings: {
        ...store,
        load(...asked) {
          const load = store.load(...asked);
          loading = load;
          return load;
        },
      },
      postingsFrom: 0,
    });
    await arrays.refresh(CONNECTION);
    const request: PlannedRequest = {
      query,
      queryType: 0,
      fields: [],
      facets: {},
      sorting: ['title asc'],
      paginationOptions: { page: 2, resultsPerPage: 5 },
    };
    const byDatabase = await searchWith(engine, CONNECTION, request);
    await loading;
    seen.searched = false;
    expect(await searchWith(engine, CONNECTION, request)).toEqual(byDatabase);
    return { ...seen, ids: byDatabase.ids };
  }

  test('are read from a longer part of the order before the database searches [S2.360]', async () => {
    expect(await found('zee')).toEqual({
      read: [200, 1600],
      searched: false,
      ids: [315, 318, 321, 324, 327],
    });
    expect(await found('maan')).toEqual({
      read: [200, 1600],
      searched: true,
      ids: [1705, 1706, 1707, 1708, 1709],
    });
  });
});
