import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Database, Row } from '../../../database/database.contract.ts';
import { describeOnBothDatabases } from '../../../testing/describe-on-both-databases.ts';
import { indexPublications } from '../../indexing/index-publications.ts';
import { seedConnection, seedRecords } from '../../testing/seed-records.ts';
import { catalogueVersion } from '../load-facet-arrays.ts';
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
    return changed && [...changed.ids].toSorted((a, b) => a - b);
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

  test('are told with the number of the last change of all connections [S2.363]', async () => {
    const version = await catalogueVersion(database);
    const last = async () => (await changedSince(database, CONNECTION, version, 100))?.last ?? 0;
    const before = await last();
    await write(OTHER, 7, 8);
    expect((await last()) - before).toBeGreaterThanOrEqual(2);
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

  describe('many changes', () => {
    beforeAll(() =>
      database.query(
        `insert into publications (connection_id, id, pub_key, record)
         select $1::integer, id, null, '{}' from generate_series(100, 25099) id`,
        [OTHER],
      ),
    );

    /** Writes rows of the index in one statement. */
    const fill = (from: number, to: number): Promise<unknown> =>
      database.query(
        `insert into search_publications (connection_id, id, facet_ids, tsv, index_version)
         select $1::integer, id, '{}', '', 1 from generate_series($2::integer, $3::integer) id`,
        [OTHER, from, to],
      );
    const empty = () =>
      database.query('delete from search_publications where connection_id = $1', [OTHER]);
    const keptAmount = async (): Promise<number> => {
      const [kept] = await database.query<Row & { amount: number }>(
        'select count(*)::integer as amount from changed_publications',
      );
      return kept?.amount ?? 0;
    };

    test('are not known once too many followed [S2.363]', async () => {
      await empty();
      const version = await catalogueVersion(database);
      await fill(100, 9099);
      expect(await since(version)).toEqual([]);
      await write(CONNECTION, 1);
      const second = await catalogueVersion(database);
      await fill(9100, 18_099);
      expect(await since(version)).toEqual([1]);
      await fill(18_100, 25_099);
      expect(await since(version)).toBeUndefined();
      expect(await since(second - 1)).toEqual([1]);
      expect(await keptAmount()).toBe(20_000);
    });

    test('of one statement are not kept where they are too many [S2.363]', async () => {
      const version = await catalogueVersion(database);
      expect(await since(version)).toEqual([]);
      await empty();
      expect(await since(version)).toBeUndefined();
      expect(await keptAmount()).toBe(0);
      const later = await catalogueVersion(database);
      await write(CONNECTION, 3);
      expect(await since(later)).toEqual([3]);
      expect(await since(later - 1)).toBeUndefined();
    });
  });
});
