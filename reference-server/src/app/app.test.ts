import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Handlers } from '../endpoints/handler.contract.ts';
import { notFound } from '../errors/http-error.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

const seen: unknown[] = [];
const bytes = new Uint8Array([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);

const handlers: Partial<Handlers> = {
  async getRole() {
    return null;
  },
  async getAcquisitions({ query }) {
    seen.push(query);
    return [];
  },
  async getUser() {
    throw new Error('a secret of the server');
  },
  async getBookshelf({ params }) {
    throw notFound(`No shelf ${params.id}`);
  },
  async search({ body }) {
    seen.push(body);
    return [{ kind: 'failure', status: 400, error: 'too vague' }];
  },
  async getLogo() {
    return { mediaType: 'image/png', body: bytes, etag: 'v1', cache: 'private, max-age=60' };
  },
  async getPage({ params }) {
    seen.push(params);
    return { mediaType: 'application/pdf', body: bytes };
  },
  async getDocumentFile({ params, session }) {
    seen.push({ ...params, bearer: session !== null });
    return { mediaType: 'text/plain', body: bytes };
  },
  async extendLicence() {
    return null;
  },
};

describe('the application', () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await createTestServer({ handlers });
    token = await server.tokenOf('user');
    await server.database.query(
      `insert into appearances (doc_key, pub_key, format, mime_type, file_sha256, page_count,
         metadata, contents, structure)
       values ('a-pdf', 'pub-1', 'pdf', 'application/pdf', 'a', 1, '{}', '[]', '{}'),
         ('an-epub', 'pub-1', 'epub', 'application/epub+zip', 'b', 1, '{}', '[]', '{}')`,
      [],
    );
  });
  afterEach(() => {
    seen.length = 0;
  });
  afterAll(() => server.close());

  it('writes null as JSON', async () => {
    const answer = await server.call('GET', '/api/user/role', { token });
    expect(answer.body).toBe('null');
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('decodes the query, with its defaults', async () => {
    await server.call('GET', '/api/search/acquisitions?limitdays=7', { token });
    expect(seen).toEqual([{ limitdays: 7, limitamount: 100 }]);
  });

  it.each([
    '/api/search/acquisitions?limitdays=x',
    '/api/search/acquisitions?limitdays=1&limitdays=2',
    '/api/search/acquisitions?limitdays=%00',
    '/api/search/acquisitions?limitamount=100000',
    '/api/bookshelf/abc',
    '/api/bookshelf/1.5',
    '/api/bookshelf/%ZZ',
  ])('answers 400 with a reason to %s', async (url) => {
    const answer = await server.call('GET', url, { token });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toEqual(expect.any(String));
  });

  it.each([
    '',
    '[]',
    '{"query":',
    '{"query":"\\u0000"}',
    '{"__proto__":{"admin":true}}',
    'null',
    `{"query":"${'x'.repeat(2_000_000)}"}`,
  ])('answers 4xx to a body that does not fit: %.30s', async (body) => {
    const answer = await server.call('POST', '/api/search', {
      token,
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect([400, 413]).toContain(answer.statusCode);
    expect(answer.json().message).toEqual(expect.any(String));
  });

  it('encodes the answer in the words of the wire', async () => {
    const body = {
      query: '*',
      queryType: 0,
      paginationOptions: { page: 1, resultsPerPage: 20 },
      connections: [0],
    };
    const answer = await server.call('POST', '/api/search', { token, body });
    expect(answer.json()).toEqual([{ error: 'too vague', status: 400 }]);
    expect(answer.headers['server-timing']).toMatch(/^app;dur=[\d.]+$/);
    expect(seen).toEqual([{ ...body, fields: [], facets: {}, sorting: [] }]);
  });

  it('tells nothing of a surprise', async () => {
    const answer = await server.call('GET', '/api/user/me', { token });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('secret');
  });

  it('passes on what a handler says is wrong', async () => {
    const answer = await server.call('GET', '/api/bookshelf/7', { token });
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'No shelf 7' }]);
  });

  it('serves bytes, parts of them, and nothing to those who have them', async () => {
    const whole = await server.call('GET', '/api/client/logo', { token });
    expect([...whole.rawPayload]).toEqual([...bytes]);
    expect(whole.headers).toMatchObject({ etag: '"v1"', 'cache-control': 'private, max-age=60' });
    const ask = (headers: Record<string, string>) =>
      server.call('GET', '/api/client/logo', { token, headers });
    const part = await ask({ range: 'bytes=2-4' });
    expect(part.statusCode).toBe(206);
    expect([...part.rawPayload]).toEqual([2, 3, 4]);
    expect(part.headers['content-range']).toBe('bytes 2-4/10');
    expect((await ask({ range: 'bytes=2-4', 'if-range': '"v0"' })).statusCode).toBe(200);
    expect((await ask({ range: 'bytes=10-' })).statusCode).toBe(416);
    expect((await ask({ 'if-none-match': '"v1"' })).statusCode).toBe(304);
  });

  it('keeps a lent page out of every cache', async () => {
    const answer = await server.call('GET', '/api/appearances/a-pdf/1.pdf?licenseKey=k', { token });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('takes {n}.pdf for a page in a PDF, and for a file in an EPUB', async () => {
    await server.call('GET', '/api/appearances/a-pdf/12.pdf?licenseKey=k', { token });
    await server.call('GET', '/api/appearances/an-epub/12.pdf?licenseKey=k');
    await server.call('GET', '/api/appearances/a-pdf/text/12.pdf?licenseKey=k');
    expect(seen).toEqual([
      { docKey: 'a-pdf', page: 12 },
      { docKey: 'an-epub', file: '12.pdf', bearer: false },
      { docKey: 'a-pdf', file: 'text/12.pdf', bearer: false },
    ]);
  });

  it('decodes a file name once, slashes and all', async () => {
    const url = '/api/appearances/an-epub/a%20b/%C3%A9%2525.xhtml?licenseKey=k';
    await server.call('GET', url, { token });
    expect(seen).toEqual([{ docKey: 'an-epub', file: 'a b/é%25.xhtml', bearer: true }]);
  });

  it('routes the fixed addresses before those with a parameter', async () => {
    const paths = ['toc', 'search', 'print', 'cover'];
    for (const path of paths) {
      const url = `/api/appearances/an-epub/${path}?query=x&licenseKey=k&from=1&amount=1`;
      expect((await server.call('GET', url, { token })).statusCode).toBe(501);
    }
    expect(seen).toEqual([]);
  });

  it('writes no licence as an empty list', async () => {
    const answer = await server.call('GET', '/api/licenses/abc/extend', { token });
    expect(answer.json()).toEqual([]);
  });

  it('does not run a GET with effects for a HEAD', async () => {
    const answer = await server.app.inject({ method: 'HEAD', url: '/api/licenses/abc/extend' });
    expect(answer.statusCode).toBe(404);
  });
});
