import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Database, Queryable } from '../../../database/database.contract.ts';
import { describeOnBothDatabases } from '../../../testing/describe-on-both-databases.ts';
import { reuseDatabase } from '../../../testing/reuse-database.ts';
import type { PlannedRequest } from '../../query/plan-search.ts';
import { searchWith } from '../../testing/search-with.ts';
import { seedConnection, seedRecords } from '../../testing/seed-records.ts';
import { type FakeEngine, startFakeEngine } from '../testing/fake/fake-engine.ts';
import { type OpenEngine, openEngine } from '../testing/open-engine.ts';
import { deliverChanges } from './deliver-changes.ts';
import { retryRefused } from './index-registry.ts';

const CONNECTION = 31;

const request = (query: string): PlannedRequest => ({
  query,
  queryType: 0,
  fields: [],
  facets: {},
  sorting: [],
  paginationOptions: { page: 1, resultsPerPage: 20 },
});

describeOnBothDatabases('changes for an engine over HTTP', (makeDatabase) => {
  const freshDatabase = reuseDatabase(makeDatabase);
  let database: Database;
  let fake: FakeEngine;
  let open: OpenEngine;
  beforeEach(async () => {
    database = await freshDatabase();
    await seedConnection(database, CONNECTION);
    await seedRecords(database, CONNECTION, new Map([[1, { title: 'First' }]]));
    fake = await startFakeEngine();
    open = openEngine(database, fake.url);
    await open.keep();
  });
  afterEach(async () => {
    open.close();
    await fake.close();
    await database.close();
  });

  const find = async (query: string) => {
    const { ids } = await searchWith(open.engine, CONNECTION, request(query));
    return ids;
  };
  const save = (id: number, title: string) =>
    seedRecords(database, CONNECTION, new Map([[id, { title }]]));
  const remove = (id: number) =>
    database.query('delete from publications where connection_id = $1 and id = $2', [
      CONNECTION,
      id,
    ]);
  const noted = async () => {
    const rows = await database.query<{ id: number }>('select id from search_changes order by id');
    return rows.map(({ id }) => id);
  };

  test('are found by the next search, and then forgotten [S2.382]', async () => {
    expect(await find('first')).toEqual([1]);
    await save(2, 'Second');
    await save(1, 'Another first');
    expect(await noted()).toEqual([1, 2]);
    expect(await find('second')).toEqual([2]);
    expect(await find('another')).toEqual([1]);
    await remove(2);
    expect(await find('second')).toEqual([]);
    expect(await noted()).toEqual([]);
  });

  test('are noted with their transaction alone [S2.382]', async () => {
    const failed = database.transaction(async (transaction) => {
      await transaction.query('delete from publications where connection_id = $1', [CONNECTION]);
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    expect(await noted()).toEqual([]);
    expect(await find('first')).toEqual([1]);
  });

  test('wait while the engine cannot be reached, and none is lost [S2.383]', async () => {
    fake.interrupt(() => ({ status: 503, body: 'no server' }));
    await save(2, 'Second');
    await save(3, 'Third');
    await remove(1);
    await expect(find('second')).rejects.toMatchObject({ failure: 'unavailable' });
    fake.interrupt(({ path }) =>
      path.includes('/_bulk')
        ? {
            status: 200,
            body: {
              errors: true,
              items: [
                { delete: { status: 200 } },
                { index: { status: 429, error: { type: 'rejected_execution_exception' } } },
                { index: { status: 201 } },
              ],
            },
          }
        : undefined,
    );
    // Searches go on without it.
    expect(await find('third')).toEqual([]);
    expect(open.undelivered.at(-1)).toMatchObject({ failure: 'unavailable' });
    expect(await noted()).toEqual([1, 2, 3]);
    fake.interrupt(undefined);
    expect(await find('')).toEqual([2, 3]);
  });

  test('wait while the engine takes no writes, and searches go on [S2.382 S2.383]', async () => {
    await save(2, 'Second');
    await save(3, 'Third');
    fake.interrupt(({ path }) => {
      if (!path.includes('/_bulk')) return undefined;
      const item = { index: { status: 403, error: { type: 'cluster_block_exception' } } };
      return { status: 200, body: { errors: true, items: [item, item] } };
    });
    await expect(deliverChanges(open)).rejects.toMatchObject({
      failure: 'unavailable',
    });
    expect(await find('first')).toEqual([1]);
    expect(open.undelivered).toHaveLength(1);
    fake.interrupt(undefined);
    expect(await find('second')).toEqual([2]);
    expect(await noted()).toEqual([]);
  });

  test('are not waited for longer than two seconds [S2.382]', async () => {
    await save(2, 'Second');
    fake.interrupt(({ path }) => (path.includes('/_bulk') ? 'hang' : undefined));
    const begin = performance.now();
    expect(await find('first')).toEqual([1]);
    const took = performance.now() - begin;
    expect(took).toBeGreaterThan(1900);
    expect(took).toBeLessThan(6000);
  });

  test('are sent once for all searches that wait for them [S2.382]', async () => {
    await save(2, 'Second');
    const found = await Promise.all([...Array(12)].map(() => find('second')));
    expect(found).toEqual(Array(12).fill([2]));
    const bulks = fake.asked.filter(({ path }) => path.includes('refresh=true'));
    expect(bulks.length).toBeLessThanOrEqual(2);
  });

  test('that are all refused are not refused for what they are [S2.388]', async () => {
    await save(2, 'Second');
    await save(3, 'Third');
    fake.interrupt(({ path }) => {
      if (!path.includes('/_bulk')) return undefined;
      const error = { type: 'strict_dynamic_mapping_exception' };
      const item = { index: { status: 400, error } };
      return { status: 200, body: { errors: true, items: [item, item] } };
    });
    await expect(deliverChanges(open)).rejects.toMatchObject({ failure: 'refused' });
    fake.interrupt(undefined);
    expect(await find('third')).toEqual([3]);
  });

  test.each([
    ['too large', 413],
    ['unreadable', 400],
  ])(
    'in a request that is %s are sent apart, and one is refused [S2.388]',
    async (_what, status) => {
      for (const id of [2, 3, 4, 5]) await save(id, `Saved ${id}`);
      fake.interrupt(({ path, body }) =>
        path.includes('/_bulk') && body.includes(`"${CONNECTION}-4"`)
          ? { status, body: '' }
          : undefined,
      );
      const { refused } = await deliverChanges(open);
      expect(refused.map(({ write, reason }) => [write.id, reason])).toEqual([[4, `${status}`]]);
      expect(await find('saved')).toEqual([2, 3, 5]);
      expect(await noted()).toEqual([4]);
    },
  );

  test('leave the last state, in whatever order they are sent, and how often [S2.384]', async () => {
    await save(2, 'Old');
    const requests: string[] = [];
    fake.interrupt(({ path, body }) => {
      if (!path.includes('/_bulk')) return undefined;
      requests.push(body);
      return { status: 503, body: '' };
    });
    expect(await find('old')).toEqual([]);
    fake.interrupt(undefined);
    await save(2, 'New');
    await Promise.all([deliverChanges(open), deliverChanges(open, CONNECTION)]);
    // The request that failed arrives late.
    const path = fake.asked.findLast((asked) => asked.path.includes('/_bulk'))?.path ?? '';
    await open.http.ask({ method: 'POST', path, body: requests[0] ?? '' });
    expect(await find('old')).toEqual([]);
    expect(await find('new')).toEqual([2]);
    await remove(2);
    expect(await find('new')).toEqual([]);
    await open.http.ask({ method: 'POST', path, body: requests[0] ?? '' });
    expect(await find('old')).toEqual([]);
  });

  test('after a restored backup of the database are sent, too [S2.384]', async () => {
    const earlier = Date.now() * 1000 - 2_000_000;
    await database.query("select setval('search_change_numbers', $1::bigint)", [earlier]);
    await save(2, 'Before');
    expect(await find('before')).toEqual([2]);
    const [known] = await database.query<{ value: number }>(
      'select last_value as value from search_change_numbers',
    );
    // The engine keeps versions that the restored database knows nothing of.
    await database.query("select setval('search_change_numbers', 2)");
    await save(2, 'Restored');
    expect(await find('restored')).toEqual([2]);
    const [now] = await database.query<{ value: number }>(
      'select last_value as value from search_change_numbers',
    );
    expect(now?.value).toBeGreaterThan(known?.value ?? Number.POSITIVE_INFINITY);
  });

  test('have numbers that never go back [S2.384]', async () => {
    const year = 31_600_000_000_000;
    const ahead = Date.now() * 1000 + year;
    await database.query("select setval('search_change_numbers', $1::bigint)", [ahead]);
    await save(2, 'Second');
    const [noted] = await database.query<{ change: number }>('select change from search_changes');
    expect(noted?.change).toBe(ahead + 1);
  });

  test('go to no index of another server, and stay noted [S2.397]', async () => {
    for (const change of ["place = 'https://other.example/leeszaal'", 'mapping = 99']) {
      await database.query(`update search_indexes set ${change}`);
      await save(2, 'Second');
      const before = fake.asked.length;
      expect((await deliverChanges(open)).taken).toBe(0);
      expect(fake.asked).toHaveLength(before);
      expect(await noted()).toEqual([2]);
    }
  });

  test('need no index that another process has replaced meanwhile [S2.386]', async () => {
    await save(2, 'Second');
    await database.query(
      `insert into search_indexes (name, mapping, place, history, fed_until, is_complete)
      select 'replaced', mapping, place, history, fed_until, true from search_indexes`,
    );
    await expect(deliverChanges(open)).rejects.toMatchObject({ failure: 'missing' });
    const forgetting: Queryable = {
      async query(sql, values) {
        const rows = await database.query<never>(sql, values);
        // After the registry was read, a switch ends.
        await database.query("delete from search_indexes where name = 'replaced'");
        return rows;
      },
    };
    let isRead = false;
    const switching: Queryable = {
      query(sql, values) {
        const reads = sql.includes('from search_indexes') && !isRead;
        isRead ||= reads;
        return (reads ? forgetting : database).query(sql, values);
      },
    };
    expect((await deliverChanges({ ...open, database: switching })).taken).toBe(1);
    expect(await noted()).toEqual([]);
    expect(await find('second')).toEqual([2]);
  });

  test('that the engine refuses stop no others, and are sent again after a start [S2.388]', async () => {
    await save(2, 'Second');
    await save(3, 'Third');
    fake.interrupt(({ path }) => {
      if (!path.includes('/_bulk')) return undefined;
      const error = { type: 'mapper_parsing_exception', reason: 'failed to parse' };
      // The last change comes first.
      const items = [{ index: { status: 400, error } }, { index: { status: 201 } }];
      return { status: 200, body: { errors: true, items } };
    });
    const { refused } = await deliverChanges(open);
    expect(refused.map(({ write, reason }) => [write.id, reason])).toEqual([
      [3, '400 mapper_parsing_exception'],
    ]);
    fake.interrupt(undefined);
    expect(await noted()).toEqual([3]);
    expect((await deliverChanges(open)).taken).toBe(0);
    await retryRefused(database);
    expect(await find('third')).toEqual([3]);
    expect(await noted()).toEqual([]);
  });
});
