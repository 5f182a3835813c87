import { tmpdir } from 'node:os';
import { afterEach, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { handleErrors } from '../app/handle-errors.ts';
import { DatabaseError } from '../database/database-error.ts';
import { createTestServer } from '../testing/test-server.ts';
import { routeHealth } from './health-route.ts';
import { createStorageWatch, freeBytesOf, LEAST_FREE_BYTES } from './storage-watch.ts';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

it('a disk is full while its free space is short', async () => {
  const isFull = (bytes: number) =>
    createStorageWatch({ freeBytes: async () => bytes, now: () => 0 }).isFull();
  expect(await isFull(LEAST_FREE_BYTES)).toBe(false);
  expect(await isFull(LEAST_FREE_BYTES - 1)).toBe(true);
  expect(await freeBytesOf(tmpdir())).toBeGreaterThan(0);
});

it('a server without space answers 507, logs it once for a while, and says so of its health', async () => {
  let now = 0;
  const lines: string[] = [];
  app = fastify({ logger: { level: 'warn', stream: { write: (line) => void lines.push(line) } } });
  const storage = createStorageWatch({ freeBytes: async () => 1e12, now: () => now });
  handleErrors(app, storage.noteFull);
  routeHealth(app, { database: { query: async () => [] } }, storage);
  app.get('/save', () => Promise.reject(new DatabaseError('could not extend file', '53100')));
  const statusOf = async (url: string) => (await app?.inject(url))?.statusCode;

  expect(await statusOf('/healthz')).toBe(200);
  expect([await statusOf('/save'), await statusOf('/save')]).toEqual([507, 507]);
  expect(lines).toHaveLength(1);
  const health = await app.inject('/healthz');
  expect([health.statusCode, health.json()]).toEqual([503, { status: 'storage-full' }]);
  now = 60_001;
  expect(await statusOf('/healthz')).toBe(200);
  expect(await statusOf('/save')).toBe(507);
  expect(lines).toHaveLength(2);
});

it.each([
  ['ok', true],
  ['unavailable', false],
])(
  'health says that another search engine is %s, and stays 200 [S2.394]',
  async (search, isHealthy) => {
    app = fastify();
    const storage = createStorageWatch({ freeBytes: async () => 1e12, now: () => 0 });
    const database = { query: async () => [] };
    routeHealth(app, { database, isSearchHealthy: async () => isHealthy }, storage);
    const health = await app.inject('/healthz');
    expect([health.statusCode, health.json()]).toEqual([200, { status: 'ok', search }]);
  },
);

it('the whole server tells its health that a disk was full', async () => {
  const server = await createTestServer();
  try {
    server.app.get('/save', () => Promise.reject(new DatabaseError('no space', '53100')));
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
    expect((await server.app.inject('/save')).statusCode).toBe(507);
    const health = await server.app.inject('/healthz');
    expect([health.statusCode, health.json()]).toEqual([503, { status: 'storage-full' }]);
  } finally {
    await server.close();
  }
});
