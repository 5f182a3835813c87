import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database } from '../../database/database.contract.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { holdAgainstModel } from '../testing/hold-against-model.ts';
import { searchWith } from '../testing/search-with.ts';
import { seedConnection } from '../testing/seed-records.ts';
import { SMALL_LIBRARY, seedSmallLibrary } from '../testing/small-library.ts';
import { describeSmallLibrary } from '../testing/small-library-suite.ts';
import { type FakeEngine, startFakeEngine } from './testing/fake/fake-engine.ts';
import { type OpenEngine, openEngine } from './testing/open-engine.ts';

const RANDOM = 900;

describeOnBothDatabases('an engine over HTTP [C7.19 C7.20 C7.22]', (makeDatabase) => {
  let database: Database;
  let fake: FakeEngine;
  let open: OpenEngine;
  beforeAll(async () => {
    database = await makeDatabase();
    await seedSmallLibrary(database);
    await seedConnection(database, RANDOM);
    fake = await startFakeEngine();
    open = openEngine(database, fake.url);
    await open.keep();
  });
  afterAll(async () => {
    open.close();
    await fake.close();
    await database.close();
  });

  describeSmallLibrary((request) => searchWith(open.engine, SMALL_LIBRARY, request), { texts: 60 });

  test('finds and counts as the model does, and each hit is on one page [S2.380]', async () => {
    await holdAgainstModel(database, RANDOM, async () => open.engine, { catalogues: 10 });
    expect(open.refused).toEqual([]);
  }, 120_000);

  test('texts are searched in the database, and the engine is not asked [S2.392]', async () => {
    const before = fake.asked.length;
    for (const queryType of [1, 2] as const) {
      await searchWith(open.engine, SMALL_LIBRARY, {
        query: 'havelaar',
        queryType,
        fields: [],
        facets: {},
        sorting: [],
        paginationOptions: { page: 1, resultsPerPage: 10 },
      });
    }
    expect(fake.asked).toHaveLength(before);
  });
});
