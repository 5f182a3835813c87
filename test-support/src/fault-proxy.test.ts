import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { freePort } from './free-port.ts';

let server: Server;
let proxy: FaultProxy;
let requests: string[];

beforeEach(async () => {
  requests = [];
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.end('{"name":"library"}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const rewrite = { '/config.json': () => Buffer.from('{}') };
  proxy = await startFaultProxy({ port: await freePort(), target, rewrite });
});
afterEach(async () => {
  await proxy.close();
  server.closeAllConnections();
  server.close();
});

const get = async (path: string) => {
  const answer = await fetch(proxy.url + path);
  return { status: answer.status, text: await answer.text() };
};

test('passes requests on until it makes faults', async () => {
  expect(await get('/books?page=2')).toEqual({ status: 200, text: '{"name":"library"}' });
  expect(requests).toEqual(['GET /books?page=2']);
});

test('rewrites the bodies of the paths that it is told', async () => {
  expect(await get('/config.json')).toEqual({ status: 200, text: '{}' });
});

test.each([
  ['missing', { status: 404, text: '{"message":"missing"}' }],
  ['changed', { status: 200, text: '{"name":"library"|' }],
  [{ status: 503 }, { status: 503, text: '{"message":"made to answer 503"}' }],
  [
    { status: 400, body: { reason: 1 } },
    { status: 400, text: '{"reason":1}' },
  ],
  [{ delay: 1 }, { status: 200, text: '{"name":"library"}' }],
] as const)('answers with the fault %j', async (fault, expected) => {
  proxy.spoil((path, method) => (path === '/books' && method === 'GET' ? fault : 'none'));
  expect(await get('/books')).toEqual(expected);
});

test('a page of another origin can read its answers, after the preflight that the server answers', async () => {
  proxy.spoil(() => ({ status: 500 }));
  const origin = 'http://institution.example';
  const preflight = await fetch(`${proxy.url}/books`, { method: 'OPTIONS', headers: { origin } });
  expect([preflight.status, requests]).toEqual([200, ['OPTIONS /books']]);
  const { status, headers } = await fetch(`${proxy.url}/books`, { headers: { origin } });
  expect([status, headers.get('access-control-allow-origin')]).toEqual([500, origin]);
});

test('closes the connection before the server sees a request, or after it', async () => {
  proxy.spoil((path) => (path === '/cut' ? 'cut' : 'lost'));
  await expect(get('/cut')).rejects.toThrow();
  await expect(get('/lost')).rejects.toThrow();
  expect(requests).toEqual(['GET /lost']);
});

test('holds a request until the next decision', async () => {
  const isHeld = new Promise<void>((resolve) => {
    proxy.spoil(() => {
      resolve();
      return 'held';
    });
  });
  const answer = get('/books');
  await isHeld;
  proxy.spoil(() => 'none');
  expect(await answer).toMatchObject({ status: 200 });
});
