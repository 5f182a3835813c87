import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ConfigError, readServerConfig } from '../config/server-config.ts';
import type { Database } from '../database/database.contract.ts';
import { planSearch, searchEngineOf } from '../search/index.ts';
import { YELLOW } from '../search/opensearch/testing/documented-answers.ts';
import { type FakeEngine, startFakeEngine } from '../search/opensearch/testing/fake/fake-engine.ts';
import { seedConnection, seedRecords } from '../search/testing/seed-records.ts';
import { createMemoryDatabase } from '../testing/memory-database.ts';
import { reuseDatabase } from '../testing/reuse-database.ts';
import { openSearching } from './start-searching.ts';
import { startupLine } from './startup-error.ts';

const CONNECTION = 33;

const freshDatabase = reuseDatabase(createMemoryDatabase);
let database: Database;
let fake: FakeEngine;
const stops: (() => Promise<void>)[] = [];
beforeEach(async () => {
  database = await freshDatabase();
  await seedConnection(database, CONNECTION);
  await seedRecords(database, CONNECTION, new Map([[1, { title: 'Libraries', language: 'en' }]]));
  fake = await startFakeEngine();
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await fake.close();
  await database.close();
});

const lines: unknown[] = [];
const log = {
  warn: (line: unknown) => void lines.push(line),
  error: (line: unknown) => void lines.push(line),
};

const environment = (more: Record<string, string> = {}) => ({
  SEARCH_ENGINE_URL: fake.url,
  ...more,
});

async function open(more: Record<string, string> = {}) {
  const searching = await openSearching(database, readServerConfig(environment(more)));
  stops.push(searching.start(log));
  return searching;
}

async function find(query: string): Promise<readonly number[]> {
  const planned = planSearch(
    {
      query,
      queryType: 0,
      fields: [],
      facets: {},
      sorting: [],
      paginationOptions: { page: 1, resultsPerPage: 10 },
    },
    { id: CONNECTION, advancedFields: [] },
  );
  if (planned.kind === 'refused') throw new Error(planned.reason);
  return (await searchEngineOf(database).search(planned.plan)).ids;
}

const searches = () => fake.asked.filter(({ path }) => path === '/catalogue/_search').length;

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}

const isReady = async () => {
  const rows = await database.query('select name from search_indexes where is_complete');
  return rows.length > 0;
};

test('a server searches in the engine of its configuration, in other forms of words, too [S2.397]', async () => {
  const searching = await open({ SEARCH_ENGINE_INDEX: 'catalogue' });
  await until(isReady);
  const before = searches();
  expect(await find('library')).toEqual([1]);
  expect(searches()).toBeGreaterThan(before);
  expect(await find('librarties')).toEqual([1]);
  await seedRecords(database, CONNECTION, new Map([[2, { title: 'Another library' }]]));
  expect(await find('another')).toEqual([2]);
  expect(await searching.isHealthy?.()).toBe(true);
}, 20_000);

test('changes are sent without a search, and again after a failure, which is logged [S2.383]', async () => {
  await open();
  await until(isReady);
  fake.interrupt(() => ({ status: 503, body: '' }));
  await seedRecords(database, CONNECTION, new Map([[2, { title: 'Second' }]]));
  lines.length = 0;
  await until(() => lines.length > 0);
  fake.interrupt(undefined);
  await until(async () => (await database.query('select id from search_changes')).length === 0);
}, 20_000);

test('an index that is gone is made anew at once [S2.387]', async () => {
  await open();
  await until(isReady);
  const [name = ''] = fake.indexes.keys();
  fake.lose(name);
  const begin = performance.now();
  expect(await find('library')).toEqual([1]);
  await until(() => fake.aliases.has('leeszaal'));
  expect(performance.now() - begin).toBeLessThan(10_000);
  expect(await find('library')).toEqual([1]);
  expect(fake.indexes.has(name)).toBe(false);
}, 20_000);

test.each([
  [true, { status: 200, body: YELLOW }],
  [false, { status: 200, body: { ...YELLOW, status: 'red' } }],
  [false, { status: 503, body: '' }],
])('health is %s after an answer of the engine [S2.394]', async (isHealthy, answer) => {
  const searching = await open();
  fake.interrupt(({ path }) => (path.startsWith('/_cluster/health/leeszaal') ? answer : undefined));
  expect(await searching.isHealthy?.()).toBe(isHealthy);
});

test('without an engine the database searches, and nothing is noted for one [S2.395]', async () => {
  await open();
  await until(isReady);
  for (const stop of stops.splice(0)) await stop();
  const searching = await openSearching(database, readServerConfig({}));
  expect(searching.isHealthy).toBeUndefined();
  // Another server may have it a while longer.
  const stop = searching.start(log);
  await stop();
  expect(await isReady()).toBe(true);
  await database.query("update search_indexes set fed_until = now() - interval '1 second'");
  stops.push(searching.start(log));
  await until(async () => !(await isReady()));
  await seedRecords(database, CONNECTION, new Map([[2, { title: 'Second' }]]));
  expect(await database.query('select id from search_changes')).toEqual([]);
}, 20_000);

test('reads the credentials of the environment [S2.393]', () => {
  const authorizationOf = (more: Record<string, string>) =>
    readServerConfig(environment(more)).searchEngine?.authorization;
  expect(authorizationOf({})).toBeUndefined();
  expect(authorizationOf({ SEARCH_ENGINE_USER: 'portal', SEARCH_ENGINE_PASSWORD: 'key' })).toBe(
    `Basic ${btoa('portal:key')}`,
  );
  expect(authorizationOf({ SEARCH_ENGINE_API_KEY: 'abc' })).toBe('ApiKey abc');
});

test('refuses an address with a name, and a file that is not there [S2.393]', async () => {
  const config = (more: Record<string, string>) => readServerConfig(environment(more));
  expect(() => config({ SEARCH_ENGINE_URL: 'https://me:secret@search.example' })).toThrow(
    ConfigError,
  );
  expect(() => config({ SEARCH_ENGINE_INDEX: 'Upper' })).toThrow(ConfigError);
  const failed = await openSearching(database, config({ SEARCH_ENGINE_CA: '/nowhere' })).catch(
    startupLine,
  );
  expect(failed).toBe('SEARCH_ENGINE_CA is "/nowhere", but cannot be read.');
});
