import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { makeCertificates } from '@leeszaal/test-support/ldap';
import { type FakeEngine, startFakeEngine } from '../testing/fake/fake-engine.ts';
import { createEngineHttp, type EngineHttp } from './engine-http.ts';
import { createTurns } from './turns.ts';

const INFO = { method: 'GET', path: '/' } as const;

let fake: FakeEngine | undefined;
const opened: EngineHttp[] = [];
afterEach(async () => {
  for (const http of opened.splice(0)) http.close();
  await fake?.close();
  fake = undefined;
});

function open(url: string, more: { authorization?: string; authorities?: string } = {}) {
  const http = createEngineHttp({ url, authorization: undefined, authorities: undefined, ...more });
  opened.push(http);
  return http;
}

test('sends the credentials with each request, below the path of the address [S2.393]', async () => {
  fake = await startFakeEngine();
  const http = open(`${fake.url}/search/`, { authorization: 'ApiKey secret' });
  await http.ask(INFO);
  expect(fake.asked[0]).toMatchObject({ path: '/search/', authorization: 'ApiKey secret' });
});

test('an engine that does not answer in time is unavailable [S2.390]', async () => {
  fake = await startFakeEngine();
  fake.interrupt(() => 'hang');
  await expect(open(fake.url).ask({ ...INFO, within: 50 })).rejects.toMatchObject({
    failure: 'unavailable',
    message: 'The search engine did not answer in time.',
  });
});

test('an engine that is not there is unavailable [S2.389]', async () => {
  fake = await startFakeEngine();
  const { url } = fake;
  await fake.close();
  fake = undefined;
  await expect(open(url).ask(INFO)).rejects.toMatchObject({ failure: 'unavailable' });
});

test('sixteen requests run at once, and others wait in order [S2.390]', async () => {
  fake = await startFakeEngine();
  const http = open(fake.url);
  fake.interrupt(({ path }) => (path === '/' ? 'hang' : undefined));
  const hanging = [...Array(16)].map(() => http.ask({ ...INFO, within: 500 }).catch(() => 'late'));
  const next = await http.ask({ ...INFO, path: '/_cluster/health' });
  expect(next).toMatchObject({ status: 200, body: { status: 'green' } });
  expect(await Promise.all(hanging)).toEqual(Array(16).fill('late'));
  expect(fake.asked.map(({ path }) => path)).toEqual([...Array(16).fill('/'), '/_cluster/health']);
});

test('too many that wait are refused [S2.390]', async () => {
  const turns = createTurns({ atOnce: 1, waiting: 1 });
  const order: string[] = [];
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const { signal } = new AbortController();
  const first = turns.take(() => promise, signal);
  const second = turns.take(async () => void order.push('second'), signal);
  await expect(turns.take(async () => order.push('third'), signal)).rejects.toMatchObject({
    failure: 'unavailable',
  });
  end();
  await Promise.all([first, second]);
  await turns.take(async () => void order.push('fourth'), signal);
  expect(order).toEqual(['second', 'fourth']);
});

test('waiting for a turn ends in time, and leaves the turn to the next [S2.390]', async () => {
  const turns = createTurns({ atOnce: 1, waiting: 1 });
  const order: string[] = [];
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const { signal } = new AbortController();
  const first = turns.take(() => promise, signal);
  const late = AbortSignal.timeout(20);
  const outOfTime = { name: 'TimeoutError' };
  await expect(turns.take(async () => order.push('late'), late)).rejects.toMatchObject(outOfTime);
  await expect(turns.take(async () => order.push('later'), late)).rejects.toMatchObject(outOfTime);
  const next = turns.take(async () => void order.push('next'), signal);
  end();
  await Promise.all([first, next]);
  expect(order).toEqual(['next']);
});

test('a request waits for its turn no longer than for its answer [S2.390]', async () => {
  fake = await startFakeEngine();
  const http = open(fake.url);
  fake.interrupt(() => 'hang');
  const hanging = [...Array(16)].map(() => http.ask({ ...INFO, within: 2000 }).catch(() => 'late'));
  const begin = performance.now();
  await expect(http.ask({ ...INFO, within: 50 })).rejects.toMatchObject({ failure: 'unavailable' });
  expect(performance.now() - begin).toBeLessThan(1500);
  expect(fake.asked.length).toBeLessThanOrEqual(16);
  await Promise.all(hanging);
});

test('writes take four turns at most, so that searches need not wait for them [S2.390]', async () => {
  fake = await startFakeEngine();
  const http = open(fake.url);
  fake.interrupt(({ path }) => (path.includes('/_bulk') ? 'hang' : undefined));
  const write = { method: 'POST', path: '/a-write/_bulk', body: '{}\n', within: 500 } as const;
  const hanging = [...Array(20)].map(() => http.ask(write).catch(() => 'late'));
  expect(await http.ask(INFO)).toMatchObject({ status: 200 });
  expect(fake.asked.filter(({ path }) => path === write.path).length).toBeLessThanOrEqual(4);
  expect(await Promise.all(hanging)).toEqual(Array(20).fill('late'));
});

test('a certificate is checked, with the authorities of the file [S2.393]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'leeszaal-engine-'));
  const { authority, certificateFile, keyFile } = await makeCertificates(folder);
  const [cert, key] = await Promise.all([readFile(certificateFile), readFile(keyFile)]);
  const server = createServer({ cert, key }, (_request, response) => response.end('{}'));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const url = `https://localhost:${(server.address() as AddressInfo).port}`;
  try {
    await expect(open(url).ask(INFO)).rejects.toMatchObject({ failure: 'unavailable' });
    const trusting = open(url, { authorities: authority });
    expect(await trusting.ask(INFO)).toEqual({ status: 200, body: {} });
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true });
  }
});
