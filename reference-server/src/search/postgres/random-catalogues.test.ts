import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database } from '../../database/database.contract.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { createArraysStore } from '../facets/arrays-store.ts';
import { catalogueVersion } from '../facets/load-facet-arrays.ts';
import { holdAgainstModel } from '../testing/hold-against-model.ts';
import { seedConnection } from '../testing/seed-records.ts';
import { createPostgresSearchEngine } from './postgres-search-engine.ts';

const connection = 900;

describeOnBothDatabases('held against a naive model over random catalogues', (makeDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await makeDatabase();
    await seedConnection(database, connection);
  });
  afterAll(() => database.close());

  const inDatabase = async () => createPostgresSearchEngine(database);
  async function inArrays() {
    const arrays = createArraysStore(database, { pause: 0 });
    await arrays.refresh(connection);
    expect(arrays.newest(connection)?.version).toBe(await catalogueVersion(database));
    return createPostgresSearchEngine(database, { arrays });
  }

  test.each([
    ['the database', inDatabase],
    ['arrays', inArrays],
  ])(
    'counts the same by %s, and each hit is on one page [C7.23 C7.120 C7.123 C7.124 C7.126 S2.300]',
    (_by, makeEngine) => holdAgainstModel(database, connection, makeEngine),
    120_000,
  );
});
