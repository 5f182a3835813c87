import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { makeEpub, makePdf } from '@leeszaal/test-documents';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { html, routeLinkedFiles, routePage } from '../extension/index.ts';
import { importFile } from '../import/import-file.ts';
import { mintConfigObject } from '../sso/config-objects.ts';
import { registryFile, testRemote } from '../testing/portal-registry.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

// Starts threads for documents, which is slow on a busy machine.
jest.setTimeout(120_000);

/* Requests each kind of response once, over http and as if over https, and checks all for the same headers. */

type Method = NonNullable<InjectOptions['method']>;

/** A kind of response: its request and status. */
interface Kind {
  readonly name: string;
  readonly status: number;
  readonly method?: Method;
  /** Braces name values that are created first. */
  readonly url: string;
  readonly bearer?: 'user' | 'admin';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Allowed frame ancestors. */
  readonly frames?: 'self';
  /** Refused before forwarded headers are read. */
  readonly unrouted?: true;
}

const ASKS_FOR_A_PAGE = { accept: 'text/html' };
const LOGIN = '/auth/application/leeszaal/login';

const KINDS: readonly Kind[] = [
  { name: 'the page', status: 200, url: '/', frames: 'self' },
  { name: 'the page of a screen', status: 200, url: '/search?accessToken=x', frames: 'self' },
  {
    name: 'the page where nothing is',
    status: 200,
    url: '/nowhere',
    headers: ASKS_FOR_A_PAGE,
    frames: 'self',
  },
  { name: 'a script of the host', status: 200, url: '/main.js', frames: 'self' },
  {
    name: 'a file of a remote',
    status: 200,
    url: '/remotes/shop/abc/remoteEntry.js',
    frames: 'self',
  },
  { name: 'the registry', status: 200, url: '/registry.json', frames: 'self' },
  { name: 'the configuration', status: 200, url: '/config.json' },
  { name: 'a file that is missing', status: 404, url: '/missing.js' },
  { name: 'a remote’s file that is missing', status: 404, url: '/remotes/shop/abc/missing.js' },
  { name: 'an address that is none', status: 400, url: '/%E0%A4%A', unrouted: true },
  { name: 'a method that is not offered', status: 404, url: '/search', method: 'DELETE' },
  { name: 'the head of the page', status: 200, url: '/', method: 'HEAD', frames: 'self' },
  { name: 'whether it is well', status: 200, url: '/healthz' },
  { name: 'a report of a violation', status: 204, url: '/csp-report', method: 'POST', body: {} },
  { name: 'a page of an extension', status: 200, url: '/test/page' },
  { name: 'a page that is closed', status: 403, url: '/test/closed' },
  { name: 'a film', status: 206, url: '/test/film.webm', headers: { range: 'bytes=0-9' } },
  {
    name: 'beyond a film',
    status: 416,
    url: '/test/film.webm',
    headers: { range: 'bytes=99999999-' },
  },

  { name: 'an answer of the API', status: 200, url: '/api/client', bearer: 'user' },
  {
    name: 'an empty answer of the API',
    status: 204,
    url: '/api/client/logo',
    method: 'DELETE',
    bearer: 'admin',
  },
  { name: 'no bearer', status: 401, url: '/api/client' },
  { name: 'too low a role', status: 403, url: '/api/admin/audit', bearer: 'user' },
  { name: 'a question that does not fit', status: 400, url: '/api/search/detail', bearer: 'user' },
  { name: 'an API that is none', status: 404, url: '/api/nothing', headers: ASKS_FOR_A_PAGE },
  {
    name: 'a body that is no JSON',
    status: 400,
    url: '/api/search',
    method: 'POST',
    bearer: 'user',
    headers: { 'content-type': 'application/json' },
    body: '{',
  },
  {
    name: 'a body of an unknown kind',
    status: 415,
    url: '/api/search',
    method: 'POST',
    bearer: 'user',
    headers: { 'content-type': 'text/x-unknown' },
    body: 'x',
  },
  { name: 'a release without a token', status: 401, url: '/publishing/shop/active', method: 'PUT' },
  { name: 'a download', status: 200, url: '/api/admin/audit/export', bearer: 'admin' },
  { name: 'a surprise', status: 500, url: '/test/surprise' },

  { name: 'a page of a PDF', status: 200, url: '{pdf}/1.pdf?licenseKey={key}', bearer: 'user' },
  { name: 'a page without a key', status: 403, url: '{pdf}/1.pdf?licenseKey=x', bearer: 'user' },
  { name: 'a small picture', status: 200, url: '{pdf}/1.png', bearer: 'user' },
  { name: 'a cover', status: 200, url: '{pdf}/cover', bearer: 'user' },
  {
    name: 'pages to print',
    status: 200,
    url: '{pdf}/print?from=1&amount=1&licenseKey={key}',
    bearer: 'user',
  },
  {
    name: 'a segment of an EPUB',
    status: 200,
    url: '{epub}/one.xhtml?licenseKey={key}',
    bearer: 'user',
  },
  { name: 'a picture in an EPUB', status: 200, url: '{epub}/a.svg?licenseKey={key}' },

  { name: 'the sign-in page', status: 200, url: LOGIN },
  { name: 'a way in that is none', status: 400, url: `${LOGIN}?redirect=//evil.example` },
  {
    name: 'a form that is not ours',
    status: 403,
    url: LOGIN,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'login=user&password=x',
  },
  { name: 'the style of the sign-in page', status: 200, url: '/auth/assets/page.css' },
  { name: 'a font of the sign-in page', status: 200, url: '/auth/assets/serif.woff2' },
  {
    name: 'the application’s page',
    status: 200,
    url: '/auth/application/leeszaal',
    headers: ASKS_FOR_A_PAGE,
  },
  { name: 'a token', status: 200, url: '/auth/application/leeszaal/publictoken' },
  {
    name: 'a token that is refused',
    status: 404,
    url: '/auth/application/leeszaal/configobjecttoken/x',
  },
  { name: 'a way in that is used up', status: 400, url: '/auth/?token=x' },
  { name: 'a way in with tokens', status: 303, url: '/auth/?token={code}' },
  { name: 'the signed-out page', status: 200, url: '/auth/logout' },
  { name: 'a way back', status: 303, url: '/auth/logout?redirect=/' },
  { name: 'the sign-out', status: 204, url: '/auth/logout', method: 'POST' },
];

describe('every answer', () => {
  let server: TestServer;
  let distDir: string;
  const made = new Map<string, string>();
  const bearers = new Map<string, string>();

  async function addDocument(name: string, bytes: Uint8Array): Promise<void> {
    const { docKey } = await importFile(server.documents.importing, {
      stream: Readable.from([Buffer.from(bytes)]),
      fileName: name,
      target: { kind: 'existing', pubKey: 'pub-letters' },
    });
    made.set(name, `/api/appearances/${docKey}`);
  }

  beforeAll(async () => {
    distDir = await mkdtemp(join(tmpdir(), 'leeszaal-dist-'));
    await mkdir(join(distDir, 'host'));
    await mkdir(join(distDir, 'remotes/shop/abc'), { recursive: true });
    await writeFile(join(distDir, 'host/index.html'), '<!doctype html>');
    await writeFile(join(distDir, 'host/main.js'), 'export {};');
    await writeFile(join(distDir, 'remotes/shop/abc/remoteEntry.js'), 'export {};');
    await writeFile(
      join(distDir, 'registry.json'),
      registryFile({ catalogue: testRemote('catalogue', ['/search']) }),
    );
    server = await createTestServer({ config: { distDir, trustProxy: () => true } });
    const { app, services } = server;
    routePage(app, services, '/test/page', { make: () => ({ title: 'A page', sheet: html`` }) });
    routePage(app, services, '/test/closed', {
      isShownOnce: true,
      make: () => ({ status: 403, title: 'Closed', sheet: html`` }),
    });
    const make = async () => new Uint8Array(1000);
    routeLinkedFiles(app, new Map([['/test/film.webm', { type: 'video/webm', make }]]));
    server.app.get('/test/surprise', () => Promise.reject(new Error('unforeseen')));
    await addDocument('pdf', await makePdf({ texts: ['Hello'] }));
    await addDocument(
      'epub',
      await makeEpub({
        pages: { 'one.xhtml': '<p>Hello</p>' },
        items: '<item id="a" href="a.svg" media-type="image/svg+xml"/>',
        files: { 'OEBPS/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
      }),
    );
    for (const login of ['user', 'admin'] as const) {
      bearers.set(login, await server.tokenOf(login));
    }
    const loan = await server.call('GET', '/api/publications/pub-letters/license/acquire', {
      token: bearers.get('user') ?? '',
    });
    made.set('key', loan.json().licenseKey);
  });
  afterAll(async () => {
    await server.close();
    await rm(distDir, { recursive: true });
  });

  async function ask(kind: Kind, https: boolean): Promise<LightMyRequestResponse> {
    if (kind.url.includes('{code}')) {
      const way = { client: 'north', userId: null, uses: 1, seconds: 60 };
      made.set('code', await mintConfigObject(server.database, way));
    }
    const url = kind.url.replace(/\{(\w+)\}/g, (_all, name: string) => made.get(name) ?? '');
    const { method = 'GET', headers, bearer, body } = kind;
    return server.app.inject({
      method,
      url,
      headers: {
        ...(https && { 'x-forwarded-proto': 'https' }),
        ...(bearer !== undefined && { authorization: `Bearer ${bearers.get(bearer)}` }),
        ...headers,
      },
      ...(body !== undefined && { payload: body as string | object }),
    });
  }

  it.each(KINDS)('of the kind "$name" is only what it is meant for', async (kind) => {
    const { statusCode, headers } = await ask(kind, false);
    expect(statusCode).toBe(kind.status);
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': expect.any(String),
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`frame-ancestors '${kind.frames ?? 'none'}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/script-src[^;]*(?:'unsafe|https?:|\*)/);
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it.each(KINDS.filter(({ unrouted }) => unrouted === undefined))(
    'of the kind "$name" by https is asked for by https from then on',
    async (kind) => {
      const { headers } = await ask(kind, true);
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
    },
  );

  it('that a browser has already keeps its rules', async () => {
    const kind: Kind = { name: '', status: 200, url: '{pdf}/1.png', bearer: 'user' };
    const first = await ask(kind, false);
    const headers = { 'if-none-match': String(first.headers.etag) };
    const again = await ask({ ...kind, headers }, false);
    expect(again.statusCode).toBe(304);
    expect(again.headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('with tokens or keys in it is kept by no cache', async () => {
    for (const { name, url, bearer } of KINDS) {
      if (bearer === undefined && !/publictoken|token=\{code\}/.test(url)) continue;
      const kind = KINDS.find((each) => each.name === name);
      if (kind === undefined) continue;
      const cache = String((await ask(kind, false)).headers['cache-control']);
      expect([name, cache]).toEqual([name, expect.stringMatching(/no-store|private/)]);
    }
  });
});
