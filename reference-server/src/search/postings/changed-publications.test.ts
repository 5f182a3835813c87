import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database, Row } from '../../database/database.contract.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { catalogueVersion } from '../facets/load-facet-arrays.ts';
import { indexPublications } from '../indexing/index-publications.ts';
import { seedConnection, seedRecords } from '../testing/seed-records.ts';
import { changedSince } from './changed-publications.ts';

const CONNECTION = 922;
const OTHER = 923;

describeOnBothDatabases('changed publications', (makeDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await makeDatabase();
    await seedConnection(database, CONNECTION);
    await seedConnection(database, OTHER);
    await write(CONNECTION, 1, 2, 3, 4);
  });
  afterAll(() => database.close());

  const write = (connection: number, ...ids: readonly number[]): Promise<void> =>
    seedRecords(database, connection, new Map(ids.map((id) => [id, { title: `Deel ${id}` }])));

  const since = async (version: number, atMost = 100): Promise<number[] | undefined> => {
    const changed = await changedSince(database, CONNECTION, version, atMost);
    return changed && [...changed].toSorted((a, b) => a - b);
  };

  test('are those written and deleted since a version, of one connection [S2.364]', async () => {
    const version = await catalogueVersion(database);
    expect(await since(version)).toEqual([]);
    await write(CONNECTION, 2, 5);
    await write(OTHER, 7);
    const between = await catalogueVersion(database);
    await database.query('delete from publications where connection_id = $1 and id = 3', [
      CONNECTION,
    ]);
    expect(await since(version)).toEqual([2, 3, 5]);
    expect(await since(between)).toEqual([3]);
    expect(await since(version, 2)).toBeUndefined();
  });

  test('are none of what was rolled back [S2.364]', async () => {
    const version = await catalogueVersion(database);
    const entry = { connectionId: CONNECTION, id: 4, record: { title: 'Anders' } };
    const failed = database.transaction(async (transaction) => {
      await indexPublications(transaction, [entry]);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await catalogueVersion(database)).toBe(version);
    expect(await since(version)).toEqual([]);
  });

  test('ascend with the versions while several connections write at the same time [S2.364]', async () => {
    const version = await catalogueVersion(database);
    const ids = [11, 12, 13, 14, 15, 16];
    await Promise.all(ids.map((id) => write(id % 2 ? CONNECTION : OTHER, id)));
    await database.query('delete from publications where id = any($1)', [ids]);
    expect(await since(version)).toEqual([11, 13, 15]);
    const rows = await database.query<Row & { version: number }>(
      'select version from changed_publications order by number',
    );
    const versions = rows.map((row) => row.version);
    expect(versions).toEqual(versions.toSorted((a, b) => a - b));
  });

  test('are not known once too many followed [S2.363]', async () => {
    const version = await catalogueVersion(database);
    await database.query(
      `insert into changed_publications (version, connection_id, id)
       select version, $1::integer, 1 from catalogue_version, generate_series(1, 20000)`,
      [OTHER],
    );
    await write(CONNECTION, 1);
    expect(await since(version)).toEqual([1]);
    expect(await since(version - 1)).toBeUndefined();
    const [kept] = await database.query<Row & { amount: number }>(
      'select count(*)::integer as amount from changed_publications',
    );
    expect(kept?.amount).toBe(20_000);
  });
});
