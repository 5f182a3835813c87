import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

const PAGE = '<!doctype html><html><head><title>Leeszaal</title></head><body></body></html>';

let server: TestServer;
let distDir: string;
beforeAll(async () => {
  distDir = await mkdtemp(join(tmpdir(), 'leeszaal-dist-'));
  await mkdir(join(distDir, 'host'), { recursive: true });
  await writeFile(join(distDir, 'host/index.html'), PAGE);
  server = await createTestServer({ config: { distDir } });
});
afterEach(() => searchedBy('anyone'));
afterAll(async () => {
  await server.close();
  await rm(distDir, { recursive: true });
});

const searchedBy = (audience: string) =>
  server.database.query(
    `update client_connections set searched_by = $1, read_by = $1 where connection_id = 0`,
    [audience],
  );
const get = (url: string, headers = {}, at = server) =>
  at.call('GET', url, { headers: { accept: 'text/html', ...headers } });

it('sends the page of a record with its head, and at any other screen without [S2.180]', async () => {
  const answer = await get('/record/0/1', { host: 'library.example' });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<title>Letters from the north – Leeszaal</title>');
  expect(answer.body).toContain('href="http://library.example/record/0/1"');
  expect((await get('/')).body).toBe(PAGE);
});

it('names one canonical address for every spelling [S2.180]', async () => {
  const canonical = (body: string) => /rel="canonical" href="([^"]*)"/.exec(body)?.[1];
  const [plain, other] = [await get('/record/0/1'), await get('/record/00/01/?x=1')];
  expect(canonical(other.body)).toBe(canonical(plain.body));
});

it('keeps the policy of the page, and lets a browser revalidate it [S2.184]', async () => {
  const [answer, home] = [await get('/record/0/1'), await get('/')];
  const policy = 'content-security-policy';
  expect(answer.headers[policy]).toBe(home.headers[policy]);
  expect(answer.headers['cache-control']).toBe('no-cache');
  const again = await get('/record/0/1', { 'if-none-match': answer.headers.etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(answer.headers.etag).not.toBe(home.headers.etag);
});

it.each([
  ['an unknown record', '/record/0/999'],
  ['a record of another library', '/record/3/1'],
  ['an id beyond all', '/record/0/99999999999'],
  ['an unknown connection', '/record/99999999999/1'],
])('answers %s with 404 and the plain page [S2.185]', async (_, url) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.body]).toEqual([404, PAGE]);
});

it('tells nothing of a connection that wants an account, also not whether there is a record [S2.186]', async () => {
  await searchedBy('patrons');
  for (const url of ['/record/0/1', '/record/0/999']) {
    const { statusCode, body, headers } = await get(url);
    expect([statusCode, body, headers['x-robots-tag']]).toEqual([200, PAGE, 'noindex']);
  }
});

it('tells nothing in a portal that is private everywhere [S2.186]', async () => {
  const { database } = server;
  const closed = await createTestServer({ database, config: { distDir, appHost: '' } });
  expect((await get('/record/0/1', {}, closed)).body).toBe(PAGE);
  await closed.close();
});

it('answers a visitor who asks for such a record that signing in is what is missing [S2.187]', async () => {
  const ask = async (token: string, connection: number) => {
    const url = `/api/search/detail?connectionId=${connection}&publicationId=1`;
    const { statusCode, body } = await server.call('GET', url, { token });
    return [statusCode, JSON.parse(body).code];
  };
  const visitor = await server.publicToken();
  expect(await ask(visitor, 0)).toEqual([200, undefined]);
  await searchedBy('patrons');
  expect(await ask(visitor, 0)).toEqual([403, 'sign-in-to-search']);
  expect(await ask(visitor, 3)).toEqual([404, undefined]);
  expect(await ask(await server.tokenOf('none'), 0)).toEqual([404, undefined]);
  expect(await ask(await server.tokenOf('user'), 0)).toEqual([200, undefined]);
});
