import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { makeEpub, makePdf } from '@leeszaal/test-documents';
import type { LightMyRequestResponse } from 'fastify';
import { html, routeLinkedFiles, routePage } from '../extension/index.ts';
import { importFile } from '../import/import-file.ts';
import { mintConfigObject } from '../sso/config-objects.ts';
import { registryFile, testRemote } from '../testing/portal-registry.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { KINDS, type Kind } from './testing/kinds-of-answer.ts';

// Starts threads for documents, which is slow on a busy machine.
jest.setTimeout(120_000);

/* Requests each kind of response once, over http and as if over https, and checks all for the same headers. */

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
    await mkdir(join(distDir, 'embed/abc'), { recursive: true });
    await writeFile(join(distDir, 'embed/abc/frame.js'), 'export {};');
    const script = { file: 'abc/frame.js', integrity: `sha384-${'A'.repeat(64)}` };
    await writeFile(
      join(distDir, 'embed/embed.json'),
      JSON.stringify({ reader: script, frame: script }),
    );
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
      'cross-origin-resource-policy': kind.shared ? 'cross-origin' : 'same-origin',
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
