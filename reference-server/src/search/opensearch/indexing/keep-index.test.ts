import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Database } from '../../../database/database.contract.ts';
import { describeOnBothDatabases } from '../../../testing/describe-on-both-databases.ts';
import { reuseDatabase } from '../../../testing/reuse-database.ts';
import type { StoredRecord } from '../../fields/search-fields.ts';
import type { SearchEngine } from '../../query/search-engine.contract.ts';
import { countWith } from '../../testing/search-with.ts';
import { seedConnection, seedRecords } from '../../testing/seed-records.ts';
import { type FakeEngine, startFakeEngine } from '../testing/fake/fake-engine.ts';
import { ALIAS, type OpenEngine, openEngine } from '../testing/open-engine.ts';
import { deleteOrphans } from './delete-indexes.ts';
import { INDEX_DEFINITION } from './index-definition.ts';
import { forgetUnfedIndexes, mayFill } from './index-registry.ts';
import { keepIndex } from './keep-index.ts';

const CONNECTION = 32;
/** More than two batches. */
const AMOUNT = 450;

const ALL = {
  query: '',
  queryType: 0,
  fields: [],
  facets: {},
  sorting: [],
  paginationOptions: { page: 1, resultsPerPage: 1 },
} as const;

/** The engine of the database, which always counts the same. */
const LOCAL = -1;
const local: SearchEngine = {
  search: async () => ({ total: LOCAL, ids: [], texts: new Map(), facets: {} }),
  findIds: async () => [],
  count: async () => LOCAL,
  prepare: async () => undefined,
  warm: async () => undefined,
};

describeOnBothDatabases('the index of an engine over HTTP', (makeDatabase) => {
  const freshDatabase = reuseDatabase(makeDatabase);
  let database: Database;
  let fake: FakeEngine;
  let open: OpenEngine;
  beforeEach(async () => {
    database = await freshDatabase();
    await seedConnection(database, CONNECTION);
    const records = [...Array(AMOUNT).keys()].map((id): [number, StoredRecord] => [
      id,
      { title: `Title ${id}` },
    ]);
    await seedRecords(database, CONNECTION, new Map(records));
    fake = await startFakeEngine();
    open = openEngine(database, fake.url, local);
  });
  afterEach(async () => {
    open.close();
    await fake.close();
    await database.close();
  });

  const count = () => countWith(open.engine, CONNECTION, { ...ALL, fields: [], sorting: [] });
  const searched = () => [...(fake.aliases.get(ALIAS) ?? [])];
  const add = (id: number) =>
    seedRecords(database, CONNECTION, new Map([[id, { title: `Later ${id}` }]]));

  test('is searched once every row is in it [S2.385]', async () => {
    expect(await count()).toBe(LOCAL);
    await open.keep();
    expect(await count()).toBe(AMOUNT);
    expect(open.refused).toEqual([]);
  });

  test('is filled on from where it was, with the changes meanwhile [S2.385]', async () => {
    let batches = 0;
    fake.interrupt(({ path }) => {
      if (!path.includes('refresh=false')) return undefined;
      batches += 1;
      return batches === 2 ? { status: 503, body: '' } : undefined;
    });
    await expect(open.keep()).rejects.toMatchObject({ failure: 'unavailable' });
    expect(await count()).toBe(LOCAL);
    await add(7);
    await add(AMOUNT);
    await database.query('delete from publications where connection_id = $1 and id in (8, 440)', [
      CONNECTION,
    ]);
    await open.keep();
    expect(await count()).toBe(AMOUNT - 1);
    expect(fake.indexes.size).toBe(1);
    expect(batches).toBe(4);
  });

  test('is not searched while the engine refuses to write [S2.385]', async () => {
    const isRefused = (status: number, type: string) =>
      fake.interrupt(({ path, body }) => {
        if (!path.includes('/_bulk')) return undefined;
        const writes = body.trimEnd().split('\n').length / 2;
        const items = Array(writes).fill({ index: { status, error: { type } } });
        return { status: 200, body: { errors: true, items } };
      });
    isRefused(403, 'security_exception');
    await expect(open.keep()).rejects.toMatchObject({ failure: 'unavailable' });
    isRefused(400, 'strict_dynamic_mapping_exception');
    await expect(open.keep()).rejects.toMatchObject({ failure: 'refused' });
    expect(await count()).toBe(LOCAL);
    expect(open.refused).toEqual([]);
    fake.interrupt(undefined);
    await open.keep();
    expect(await count()).toBe(AMOUNT);
  });

  test('without a refused publication is right, and without others is not [S2.386]', async () => {
    await database.query(
      'insert into search_changes (connection_id, id, is_refused) values ($1, 1, true)',
      [CONNECTION],
    );
    await open.keep();
    const before = searched();
    const index = fake.indexes.get(before[0] ?? '');
    index?.write(`${CONNECTION}-1`, Number.MAX_SAFE_INTEGER, undefined);
    index?.refresh();
    await open.keep();
    expect(searched()).toEqual(before);
    index?.write(`${CONNECTION}-2`, Number.MAX_SAFE_INTEGER, undefined);
    index?.refresh();
    await open.keep();
    expect(searched()).not.toEqual(before);
    expect(await count()).toBe(AMOUNT);
  });

  test('is filled by one process at a time [S2.385]', async () => {
    fake.interrupt(({ path }) => (path.includes('/_bulk') ? { status: 503, body: '' } : undefined));
    await expect(open.keep()).rejects.toMatchObject({ failure: 'unavailable' });
    fake.interrupt(undefined);
    const [name = ''] = fake.indexes.keys();
    expect(await mayFill(database, name, 'this')).toBe(true);
    expect(await mayFill(database, name, 'another')).toBe(false);
    await keepIndex({ ...open, filler: 'another' });
    expect(await count()).toBe(LOCAL);
  });

  test('is made once, when several processes begin at the same time [S2.385]', async () => {
    await Promise.all([open.keep(), keepIndex({ ...open, filler: 'another' })]);
    await open.keep();
    expect(await count()).toBe(AMOUNT);
    expect([...fake.indexes.keys()]).toEqual(searched());
  });

  test('is replaced in one step, and searched until then [S2.386]', async () => {
    await open.keep();
    const [before = ''] = searched();
    // A backup of the engine is restored that lacks a document.
    fake.indexes.get(before)?.write(`${CONNECTION}-0`, Number.MAX_SAFE_INTEGER, undefined);
    fake.indexes.get(before)?.refresh();
    const seen: number[] = [];
    const during: string[][] = [];
    fake.interrupt(({ path }) => {
      if (path.includes('refresh=false')) during.push(searched());
      return undefined;
    });
    const keeping = open.keep();
    seen.push(await count());
    await keeping;
    expect(during.length).toBeGreaterThan(0);
    expect(during.every((names) => names.join() === before)).toBe(true);
    expect([AMOUNT - 1, AMOUNT]).toContain(seen[0]);
    expect(await count()).toBe(AMOUNT);
    expect(searched()).toHaveLength(1);
    expect(searched()).not.toContain(before);
    expect([...fake.indexes.keys()]).toEqual(searched());
    const switches = fake.asked.filter(({ path }) => path === '/_aliases').at(-1)?.body ?? '';
    expect(JSON.parse(switches)).toEqual({
      actions: [
        { add: { index: searched()[0], alias: ALIAS } },
        { remove: { index: before, alias: ALIAS } },
      ],
    });
  });

  test('is made anew when it is gone; until then the database searches [S2.387]', async () => {
    await open.keep();
    fake.lose(searched()[0] ?? '');
    expect(await count()).toBe(LOCAL);
    expect(open.missing()).toBe(1);
    // The engine would make an index with fields of its own.
    await add(AMOUNT);
    expect(await count()).toBe(LOCAL);
    expect(fake.indexes.size).toBe(0);
    fake.interrupt(({ path }) => (path.includes('/_bulk') ? { status: 503, body: '' } : undefined));
    await expect(open.keep()).rejects.toMatchObject({ failure: 'unavailable' });
    expect(await count()).toBe(LOCAL);
    fake.interrupt(undefined);
    await open.keep();
    expect(await count()).toBe(AMOUNT + 1);
  });

  test('of an earlier version of its fields is replaced [S2.387]', async () => {
    await open.keep();
    const before = searched();
    await database.query('update search_indexes set mapping = 0');
    expect(await count()).toBe(LOCAL);
    await open.keep();
    expect(await count()).toBe(AMOUNT);
    expect(searched()).not.toEqual(before);
    expect(fake.indexes.size).toBe(1);
  });

  test('is left alone while it is right [S2.386]', async () => {
    await open.keep();
    const before = searched();
    await open.keep();
    expect(searched()).toEqual(before);
    expect(fake.indexes.size).toBe(1);
  });

  test('is made anew after a restored backup of the database [S2.384]', async () => {
    await open.keep();
    const before = searched();
    await database.query("update search_indexes set history = 'another'");
    await open.keep();
    expect(searched()).not.toEqual(before);
    expect(await count()).toBe(AMOUNT);
    expect([...fake.indexes.keys()]).toEqual(searched());
  });

  test.each([
    ['of other settings', "place = 'https://other.example/leeszaal'"],
    ['of a later version', 'mapping = 99'],
  ])('%s is left to its servers, until none runs [S2.397]', async (_which, change) => {
    await open.keep();
    const before = searched();
    await database.query(`update search_indexes set ${change}`);
    await expect(open.keep()).rejects.toMatchObject({ failure: 'refused' });
    expect(await count()).toBe(LOCAL);
    expect([...fake.indexes.keys()]).toEqual(before);
    await database.query("update search_indexes set fed_until = now() - interval '1 second'");
    await open.keep();
    expect(searched()).not.toEqual(before);
    expect(await count()).toBe(AMOUNT);
  });

  test('is made anew if rows and documents differ, not if a total is wrong, and tells why [S2.386]', async () => {
    await open.keep();
    const before = searched();
    await database.query('update search_totals set total = total + 1');
    await open.keep();
    expect(searched()).toEqual(before);
    expect(open.remade).toEqual([]);
    await database.query('update search_totals set total = total - 1');
    fake.indexes.get(before[0] ?? '')?.write(`${CONNECTION}-0`, Number.MAX_SAFE_INTEGER, undefined);
    fake.indexes.get(before[0] ?? '')?.refresh();
    await open.keep();
    expect(open.remade).toEqual([`${AMOUNT} rows, 0 of them refused, and ${AMOUNT - 1} documents`]);
  });

  test('that no server registered is deleted after an hour, and no other [S2.386]', async () => {
    await open.keep();
    const hours = (ago: number): string => String(Date.now() - ago * 3_600_000);
    const orphan = `${ALIAS}-${hours(1.1)}-0123abcd`;
    const kept = [
      `${ALIAS}-${hours(0.9)}-0123abcd`,
      `${ALIAS}-test-${hours(9)}-0123abcd`,
      `${ALIAS}-of-another`,
    ];
    const body = JSON.stringify({ ...INDEX_DEFINITION, aliases: {} });
    for (const name of [orphan, ...kept])
      await open.http.ask({ method: 'PUT', path: `/${name}`, body });
    await deleteOrphans(database, open.http, ALIAS);
    expect([...fake.indexes.keys()].toSorted()).toEqual([...searched(), ...kept].toSorted());
  });

  test('that is no longer used has no changes noted [S2.395]', async () => {
    await open.keep();
    await add(1);
    // Another server without the engine starts while one with it runs.
    await forgetUnfedIndexes(database);
    expect(await count()).toBe(AMOUNT);
    await database.query("update search_indexes set fed_until = now() - interval '1 second'");
    await forgetUnfedIndexes(database);
    await add(2);
    expect(await database.query('select id from search_changes')).toEqual([]);
    expect(await count()).toBe(LOCAL);
  });
});
