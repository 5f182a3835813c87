import { afterAll, beforeAll } from '@jest/globals';
import type { Database } from '../../database/database.contract.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { searchWith } from '../testing/search-with.ts';
import { SMALL_LIBRARY, seedSmallLibrary } from '../testing/small-library.ts';
import { describeSmallLibrary } from '../testing/small-library-suite.ts';
import { createPostgresSearchEngine } from './postgres-search-engine.ts';

describeOnBothDatabases('the search engine [C7.19 C7.20 C7.22]', (makeDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await makeDatabase();
    await seedSmallLibrary(database);
  });
  afterAll(() => database.close());

  describeSmallLibrary((request) =>
    searchWith(createPostgresSearchEngine(database), SMALL_LIBRARY, request),
  );
});
