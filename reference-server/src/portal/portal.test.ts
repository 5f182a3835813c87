import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runtimeConfigSchema } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import { registryFile, testRemote } from '../testing/portal-registry.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { chooseEncoding } from './compressed-files.ts';
import { safePath } from './safe-path.ts';

const PAGE = '<!doctype html><title>host</title>';
const SCRIPT = `console.log(${JSON.stringify('x'.repeat(5000))})`;
/** Another quality than the server's. */
const PACKED = brotliCompressSync(SCRIPT, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });

const LATER = {
  path: 'later.js',
  size: 7,
  sha384: createHash('sha384').update('later()').digest('base64'),
};
const SHOP = testRemote('shop', ['/shop/basket']);

const REMOTES = {
  catalogue: {
    ...testRemote('catalogue', ['/', '/search', '/bookshelf', '/bookshelf/:id(\\d+)']),
    moved: [{ path: '/shop', to: '/search?shop=open' }],
  },
  reader: {
    ...testRemote('reader', ['/reader/:docKey', '/:pubKey(pub-.+)']),
    moved: [{ path: '/document/:docKey', to: '/reader/:docKey' }],
  },
  shop: { ...SHOP, active: { ...SHOP.active, files: [LATER] } },
  admin: testRemote('admin', ['/admin']),
};

describe('the portal', () => {
  let server: TestServer;
  let distDir: string;
  beforeAll(async () => {
    distDir = await mkdtemp(join(tmpdir(), 'leeszaal-dist-'));
    await mkdir(join(distDir, 'host'), { recursive: true });
    await mkdir(join(distDir, 'remotes/reader/abc'), { recursive: true });
    await writeFile(join(distDir, 'secret.txt'), 'secret');
    await writeFile(join(distDir, 'host/index.html'), PAGE);
    await writeFile(join(distDir, 'host/main.0123456789abcdef0123.js'), SCRIPT);
    await writeFile(join(distDir, 'host/packed.0123456789abcdef0123.js'), SCRIPT);
    await writeFile(join(distDir, 'host/packed.0123456789abcdef0123.js.br'), PACKED);
    await writeFile(join(distDir, 'host/other.0123456789abcdef0123.js'), SCRIPT);
    await writeFile(
      join(distDir, 'host/other.0123456789abcdef0123.js.br'),
      brotliCompressSync('of an earlier build'),
    );
    await writeFile(join(distDir, 'host/robots.txt'), 'User-agent: *');
    await writeFile(join(distDir, 'host/icon.svg'), '<svg/>');
    await writeFile(join(distDir, 'remotes/reader/abc/remoteEntry.js'), SCRIPT);
    await writeFile(join(distDir, 'remotes/reader/abc/page.html'), PAGE);
    await writeFile(join(distDir, 'remotes/reader/abc/picture.svg'), '<svg/>');
    await writeFile(join(distDir, 'registry.json'), registryFile(REMOTES));
    server = await createTestServer({ config: { distDir, collectCspReports: true } });
  });
  afterAll(async () => {
    await server.close();
    await rm(distDir, { recursive: true });
  });
  it.each(['later.js', '/later.js'])(
    'does not answer bytes of a release unlike the registry: %s',
    async (path) => {
      const file = join(distDir, SHOP.active.folder, 'later.js');
      await mkdir(join(file, '..'), { recursive: true });
      await writeFile(file, 'later()');
      const address = `/${SHOP.active.folder}/${path}`;
      expect((await get(address)).body).toBe('later()');
      await writeFile(file, 'Later()');
      const refused = await get(address);
      expect([refused.statusCode, refused.headers['cache-control']]).toEqual([404, 'no-store']);
      await writeFile(file, 'later()');
      expect((await get(address)).body).toBe('later()');
    },
  );

  const get = (url: string, headers: Record<string, string> = {}) =>
    server.call('GET', url, { headers });

  it.each([
    '/',
    '/search',
    '/search?query=%7B%7D',
    '/admin',
    '/sso?abc',
    '/shop',
    '/shop/basket',
    '/bookshelf',
    '/bookshelf/3',
    '/reader/a%2Fb',
    '/document/open?docKey=1',
    '/pub-1.2',
  ])('answers %s with the page of the host', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([200, PAGE]);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('serves a remote that is published meanwhile, with its policies and without a restart', async () => {
    expect((await get('/notices')).statusCode).toBe(404);
    const notices = {
      ...testRemote('notices', ['/notices', '/notices/:id(\\d+)']),
      trustedTypes: ['leeszaal-notices-worker'],
    };
    const file = join(distDir, 'registry.json');
    const policyOf = (answer: { headers: Record<string, unknown> }) =>
      String(answer.headers['content-security-policy']);
    const former = await get('/');
    expect(policyOf(former)).not.toContain('leeszaal-notices');
    try {
      await writeFile(file, registryFile({ ...REMOTES, notices }));
      const answer = await get('/notices/12');
      expect([answer.statusCode, answer.body]).toEqual([200, PAGE]);
      expect(policyOf(answer)).toMatch(
        /trusted-types .* leeszaal-notices leeszaal-notices-worker /,
      );
      expect(answer.headers['link']).toContain(
        `/remotes/notices/${'0a'.repeat(10)}/remoteEntry.js`,
      );
      const etag = String(former.headers.etag);
      expect((await get('/', { 'if-none-match': etag })).statusCode).toBe(200);
    } finally {
      await writeFile(file, registryFile(REMOTES));
    }
  });

  it('answers whatever a browser goes to with the page, but no file that is missing', async () => {
    expect((await get('/nope/at/all', { accept: 'text/html,*/*' })).body).toBe(PAGE);
    // A link that is truncated within an escape.
    for (const url of ['/%', '/reader/caf%C3%A', '/%E0%A4%A?query=%']) {
      expect((await get(url, { accept: 'text/html,*/*' })).body).toBe(PAGE);
      expect((await get(url)).statusCode).toBe(400);
      expect((await get(`/api${url}`, { accept: 'text/html' })).statusCode).toBe(400);
    }
    for (const url of ['/nope.js', '/remotes/reader/abc/nope.js', '/remotes/']) {
      const answer = await get(url);
      expect([url, answer.statusCode]).toEqual([url, 404]);
    }
    expect((await get('/api/nope', { accept: 'text/html' })).statusCode).toBe(404);
    expect((await get('/auth/nope', { accept: 'text/html' })).statusCode).toBe(404);
    expect((await server.call('POST', '/search')).statusCode).toBe(404);
  });

  it('lets browsers keep the icon of the tab for a day [R2.219]', async () => {
    expect((await get('/icon.svg')).headers['cache-control']).toBe('public, max-age=86400');
    expect((await get('/remotes/reader/abc/icon.svg')).statusCode).toBe(404);
  });

  it('keeps what is named by its content for ever, and asks for the rest each time', async () => {
    const hashed = await get('/main.0123456789abcdef0123.js');
    expect(hashed.headers['cache-control']).toContain('immutable');
    expect((await get('/remotes/reader/abc/remoteEntry.js')).headers['cache-control']).toContain(
      'immutable',
    );
    expect((await get('/robots.txt')).headers['cache-control']).toBe('no-cache');
    expect((await get('/registry.json')).headers['cache-control']).toBe('no-store');
    const etag = String(hashed.headers.etag);
    const again = await get('/main.0123456789abcdef0123.js', { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('lets applications of other origins read the registry and remotes, and nothing else', async () => {
    for (const url of ['/registry.json', '/remotes/reader/abc/remoteEntry.js']) {
      expect((await get(url)).headers['access-control-allow-origin']).toBe('*');
    }
    for (const url of ['/config.json', '/main.0123456789abcdef0123.js', '/search']) {
      expect((await get(url)).headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('packs what gets smaller, as the browser likes it', async () => {
    const ask = (encoding: string) =>
      get('/main.0123456789abcdef0123.js', { 'accept-encoding': encoding });
    const brotli = await ask('gzip, deflate, br');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(SCRIPT);
    expect(brotli.rawPayload.byteLength).toBeLessThan(200);
    const gzip = await ask('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(SCRIPT);
    expect((await ask('identity')).body).toBe(SCRIPT);
    expect(brotli.headers.vary).toBe('Accept-Encoding');
  });

  it('sends what the build has packed, where the browser takes that', async () => {
    const url = '/packed.0123456789abcdef0123.js';
    const packed = await get(url, { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.rawPayload).toEqual(PACKED);
    const other = await get(url, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(other.rawPayload).toString()).toBe(SCRIPT);
  });

  it('does not believe that what stands packed beside a file is that file', async () => {
    const answer = await get('/other.0123456789abcdef0123.js', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(SCRIPT);
  });

  it('lets nothing out of its folders', async () => {
    for (const url of [
      '/remotes/..%2f..%2fsecret.txt',
      '/remotes/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/remotes/..%5csecret.txt',
    ]) {
      expect((await get(url)).body).not.toContain('secret');
    }
    expect(safePath('/dist', '/a/../../etc/passwd')).toBeNull();
    expect(safePath('/dist', '/.env')).toBeNull();
    expect(safePath('/dist', '')).toBeNull();
    expect(safePath('/dist', '/a/b.js')).toBe('/dist/a/b.js');
  });

  it('tells the portal its configuration', async () => {
    const config = v.parse(runtimeConfigSchema, (await get('/config.json')).json());
    expect(config).toMatchObject({
      apiBase: '/api',
      sso: { url: '/auth', appId: 'leeszaal', client: 'north', key: expect.any(String) },
    });
  });

  it('sends a policy without inline scripts and without eval, and takes reports', async () => {
    const { headers } = await get('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self'(;| )/);
    expect(policy).not.toMatch(/'unsafe-eval'|script-src[^;]*'unsafe-inline'/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain('report-uri /csp-report');
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
    const report = { 'csp-report': { 'blocked-uri': 'inline' } };
    const taken = await server.call('POST', '/csp-report', {
      body: JSON.stringify(report),
      headers: { 'content-type': 'application/csp-report' },
    });
    expect(taken.statusCode).toBe(204);
    expect((await get('/csp-report')).json()).toEqual([report]);
    await server.call('DELETE', '/csp-report');
    expect((await get('/csp-report')).json()).toEqual([]);
  });

  it.each([
    ['page.html', true],
    ['picture.svg', true],
    ['remoteEntry.js', false],
  ])('serves %s of a remote in a sandbox: %s', async (name, expected) => {
    const { statusCode, headers } = await get(`/remotes/reader/abc/${name}`);
    expect(statusCode).toBe(200);
    expect(/; sandbox$/.test(String(headers['content-security-policy']))).toBe(expected);
  });

  it('keeps reports to itself unless told otherwise', async () => {
    const other = await createTestServer({ database: server.database, config: { distDir } });
    const answer = await other.call('GET', '/csp-report');
    expect(answer.statusCode).toBe(404);
    await other.close();
  });

  it('says when it is not built yet', async () => {
    const other = await createTestServer({
      database: server.database,
      config: { distDir: join(distDir, 'nothing') },
    });
    const headers = { accept: 'text/html' };
    expect((await other.call('GET', '/search', { headers })).statusCode).toBe(503);
    await other.close();
  });

  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip;q=0, br;q=0', 'identity'],
    ['gzip', 'gzip'],
    ['deflate, gzip;q=1.0, *;q=0.5', 'gzip'],
    ['GZIP, BR', 'br'],
  ])('reads Accept-Encoding %s as %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});
