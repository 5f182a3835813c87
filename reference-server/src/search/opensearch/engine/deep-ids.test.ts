import { afterEach, expect, test } from '@jest/globals';
import { NO_ALTERED_ROWS } from '../../facets/altered-rows.ts';
import { ALL } from '../../query/clauses.ts';
import type { SearchPlan } from '../../query/search-engine.contract.ts';
import { INDEX_DEFINITION, writeAlias } from '../indexing/index-definition.ts';
import { type Write, writeDocuments } from '../indexing/write-documents.ts';
import { type FakeEngine, startFakeEngine } from '../testing/fake/fake-engine.ts';
import { createEngineHttp, type EngineHttp } from '../transport/engine-http.ts';
import type { Lookups } from './database-lookups.ts';
import { createEngineClient } from './engine-client.ts';
import { createRemoteSearchEngine } from './remote-search-engine.ts';

const AMOUNT = 10_250;
const INDEX = 'many';

/** A database without choices or names. */
const lookups: Lookups = {
  lookUp: async (plan) => ({
    plan,
    wordsOf: () => [],
    choices: [],
    altered: NO_ALTERED_ROWS,
    callerValues: [],
  }),
  namesOf: async () => [],
};

const plan: SearchPlan = {
  connectionId: 1,
  context: 'metadata',
  main: ALL,
  rows: ALL,
  words: [],
  facets: [],
  isAsTyped: false,
  sortings: [{ field: 'yearofpublication', order: 'desc' }],
  offset: 0,
  limit: 100,
};

/** One of four years for each publication, and none for some. */
const yearOf = (id: number): number | null => (id % 5 === 0 ? null : 2000 + (id % 5));

let fake: FakeEngine | undefined;
let http: EngineHttp | undefined;
afterEach(async () => {
  http?.close();
  await fake?.close();
});

async function openMany(distribution: string) {
  fake = await startFakeEngine(distribution);
  http = createEngineHttp({ url: fake.url, authorization: undefined, authorities: undefined });
  const body = JSON.stringify({ ...INDEX_DEFINITION, aliases: { [writeAlias(INDEX)]: {} } });
  await http.ask({ method: 'PUT', path: `/${INDEX}`, body });
  const writes = [...Array(AMOUNT).keys()].map((id): Write => {
    const row = {
      connectionId: 1,
      id,
      year: yearOf(id),
      titleKey: null,
      facets: null,
      lexemes: [],
    };
    return { ...row, row, version: 1 };
  });
  expect(await writeDocuments(http, INDEX, writes, true)).toEqual([]);
  return {
    engine: createRemoteSearchEngine(createEngineClient(http, INDEX), lookups),
    asked: fake.asked,
  };
}

test.each(['opensearch', 'elasticsearch'])(
  'pages of %s beyond ten thousand hits go on without a gap [S2.381]',
  async (distribution) => {
    const { engine, asked } = await openMany(distribution);
    const ids: number[] = [];
    for (const offset of [9900, 10_000, 10_100, 10_200, 10_300, 1e300]) {
      const hits = await engine.search({ ...plan, offset });
      expect(hits.total).toBe(AMOUNT);
      ids.push(...hits.ids);
    }
    const expected = [...Array(AMOUNT).keys()]
      .toSorted((a, b) => (yearOf(b) ?? 0) - (yearOf(a) ?? 0) || a - b)
      .slice(9900);
    expect(ids).toEqual(expected);
    const paths = asked.map(({ method, path }) => `${method} ${path}`);
    const [open, close] =
      distribution === 'opensearch'
        ? [`POST /${INDEX}/_search/point_in_time?keep_alive=1m`, 'DELETE /_search/point_in_time']
        : [`POST /${INDEX}/_pit?keep_alive=1m`, 'DELETE /_pit'];
    expect(paths.filter((path) => path === open)).toHaveLength(3);
    expect(paths.filter((path) => path === close)).toHaveLength(3);
  },
  60_000,
);

test('finds the ids of more than ten thousand hits, highest first [S2.381]', async () => {
  const { engine } = await openMany('opensearch');
  const descending = [...Array(AMOUNT).keys()].toReversed();
  expect(await engine.findIds(plan, { atMost: 10_100 })).toEqual(descending.slice(0, 10_100));
  expect(await engine.findIds(plan, { atMost: 3, among: [5, 7, 9, 11] })).toEqual([11, 9, 7]);
  expect(await engine.findIds(plan, { atMost: 3, among: [] })).toEqual([]);
  expect(await engine.count(plan)).toBe(AMOUNT);
}, 60_000);
