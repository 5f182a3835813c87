import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { INTEGRITY_POLICY } from '@leeszaal/shared-contracts/registry';
import { Parser } from 'htmlparser2';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { allowOrigins, NORTHERN_PAGE } from '../testing/embed-library.ts';

const SCRIPT = `// ${'x'.repeat(2000)}`;
const integrity = `sha384-${createHash('sha384').update(SCRIPT).digest('base64')}`;
const BUILD = {
  reader: { file: 'abc123/leeszaal-reader.js', integrity },
  frame: { file: 'abc123/frame.js', integrity },
};

describe('the embedded reader’s files and frame', () => {
  let server: TestServer;
  let distDir: string;

  beforeAll(async () => {
    distDir = await mkdtemp(join(tmpdir(), 'leeszaal-dist-'));
    server = await createTestServer({ config: { distDir } });
  });
  beforeEach(async () => {
    await mkdir(join(distDir, 'embed/abc123'), { recursive: true });
    await writeFile(join(distDir, 'embed/embed.json'), JSON.stringify(BUILD));
    await writeFile(join(distDir, 'embed/abc123/frame.js'), SCRIPT);
    await writeFile(join(distDir, 'embed/abc123/page.html'), '<script>alert(1)</script>');
    await writeFile(join(distDir, 'embed/.secret'), 'x');
    await writeFile(join(distDir, 'registry.json'), '{}');
    await server.database.query(`update clients set settings = '{}'`);
    await allowOrigins(server, 'north', [NORTHERN_PAGE, 'http://localhost:3000']);
  });
  afterAll(async () => {
    await server.close();
    await rm(distDir, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) =>
    server.call('GET', url, { headers });

  it('can be loaded by any page, compressed, and for ever [R10.22]', async () => {
    const answer = await get('/embed-files/abc123/frame.js', {
      origin: 'https://any.example',
      'accept-encoding': 'br',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
    });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(SCRIPT);
    const etag = String(answer.headers.etag);
    const headers = { 'if-none-match': etag, 'accept-encoding': 'br' };
    const again = await get('/embed-files/abc123/frame.js', headers);
    expect(again.statusCode).toBe(304);
    expect(again.headers['access-control-allow-origin']).toBe('*');
  });

  it('are named by a file that is asked for each time [R10.22]', async () => {
    const answer = await get('/embed-files/embed.json');
    expect(answer.json()).toEqual(BUILD);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'no-cache',
    });
  });

  it.each([
    '/embed-files/',
    '/embed-files/abc123/missing.js',
    '/embed-files/..%2fregistry.json',
    '/embed-files/.secret',
    '/embed-files/abc123%00/frame.js',
  ])('have nothing at %s [R10.22]', async (url) => {
    expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400);
  });

  it('run nothing when they are opened as a page [R10.22]', async () => {
    const { headers } = await get('/embed-files/abc123/page.html');
    expect(headers['content-security-policy']).toMatch(/; sandbox$/);
  });

  /** The attributes of the page's elements, by element. */
  function elementsOf(page: string): Map<string, Readonly<Record<string, string>>[]> {
    const found = new Map<string, Readonly<Record<string, string>>[]>();
    const parser = new Parser({
      onopentag: (name, attributes) => {
        found.set(name, [...(found.get(name) ?? []), attributes]);
      },
    });
    parser.end(page);
    return found;
  }
  const settingsOf = (page: string) =>
    JSON.parse(
      elementsOf(page)
        .get('meta')
        ?.find(({ name }) => name === 'leeszaal-embed')?.['content'] ?? 'null',
    );

  it('is a page that the library’s institution alone can show [R10.23]', async () => {
    const answer = await get('/embed/doc-1?client=north&lang=de&theme=dark&format=epub');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'integrity-policy': INTEGRITY_POLICY,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain(`; frame-ancestors ${NORTHERN_PAGE} http://localhost:3000;`);
    expect(policy).toContain("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/'unsafe-(?:inline|eval|hashes)'/);
    expect(settingsOf(answer.body)).toEqual({
      docKey: 'doc-1',
      origins: [NORTHERN_PAGE, 'http://localhost:3000'],
      apiBase: '/api',
      lang: 'de',
      theme: 'dark',
      format: 'epub',
    });
    const [script, ...others] = elementsOf(answer.body).get('script') ?? [];
    expect(others).toEqual([]);
    expect(script).toMatchObject({ src: '/embed-files/abc123/frame.js', integrity });
  });

  it('follows the setting at once, and can be shown nowhere without one [R10.23]', async () => {
    const ancestors = async (client: string) => {
      const { headers } = await get(`/embed/doc-1?client=${client}`);
      return /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
    };
    expect(await ancestors('south')).toBe("'none'");
    await allowOrigins(server, 'north', ["https://a.example; script-src 'unsafe-inline'", '*']);
    expect(await ancestors('north')).toBe("'none'");
    await allowOrigins(server, 'north', ['https://new.example']);
    expect(await ancestors('north')).toBe('https://new.example');
  });

  it.each(['', '?client=', '?client=nowhere', '?client=north&client=south', '?client=a%00b'])(
    'is not there for no library: %s [R10.23]',
    async (query) => {
      expect((await get(`/embed/doc-1${query}`)).statusCode).toBe(404);
    },
  );

  it('says the same whether there is such a document, and takes any name for one [R10.24]', async () => {
    for (const docKey of [
      'doc-none',
      '"><script>alert(1)</script>',
      "'; drop table clients; --",
      'a\0b',
      '</script>',
      '&quot;',
    ]) {
      const answer = await get(`/embed/${encodeURIComponent(docKey)}?client=north`);
      expect(answer.statusCode).toBe(200);
      expect(settingsOf(answer.body)).toMatchObject({ docKey });
      expect(elementsOf(answer.body).get('script')).toHaveLength(1);
    }
  });

  it('has the language of the address, else the library’s, else the browser’s [R10.25]', async () => {
    const lang = async (query: string, headers: Record<string, string> = {}) => {
      const { body } = await get(`/embed/doc-1?client=north${query}`, headers);
      expect(elementsOf(body).get('html')).toEqual([{ lang: settingsOf(body).lang }]);
      return settingsOf(body).lang;
    };
    const french = { 'accept-language': 'fr' };
    expect(await lang('', french)).toBe('fr');
    await server.database.query(
      `update clients set settings = settings || '{"defaultLanguage": "en"}' where ref = 'north'`,
    );
    expect(await lang('', french)).toBe('en');
    expect(await lang('&lang=nl', french)).toBe('nl');
    expect(await lang('&lang=%22x', french)).toBe('en');
    const { body } = await get('/embed/doc-1?client=north&theme=%22x&format=%22x');
    expect(settingsOf(body).theme).toBe('auto');
    expect(settingsOf(body).format).toBeUndefined();
  });

  it('says so when it is not built [R10.23]', async () => {
    for (const content of [
      undefined,
      '{',
      '{}',
      JSON.stringify({ ...BUILD, frame: { file: '"' } }),
    ]) {
      await rm(join(distDir, 'embed/embed.json'), { force: true });
      if (content !== undefined) await writeFile(join(distDir, 'embed/embed.json'), content);
      const answer = await get('/embed/doc-1?client=north');
      expect(answer.statusCode).toBe(503);
      expect(answer.body).toContain('pnpm build');
    }
  });
});
