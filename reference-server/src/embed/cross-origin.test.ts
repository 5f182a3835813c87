import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Endpoint, endpoints } from '@leeszaal/shared-contracts';
import { SERVICE_BASES } from '../endpoints/route-endpoints.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import {
  allowOrigins,
  from,
  type Institution,
  NORTHERN_PAGE,
  openInstitution,
  SOUTHERN_PAGE,
} from './testing/embed-library.ts';

const OTHER_PAGE = 'https://other.example';
const PUBLICATION = '/api/publications/pub-letters';
const ALL = Object.values(endpoints as unknown as Readonly<Record<string, Endpoint>>);
const addressOf = ({ service, path }: Endpoint) =>
  SERVICE_BASES[service] + path.replaceAll(/\{\w+\*?\}/g, '1');

describe('pages of other origins', () => {
  let server: TestServer;
  let north: Institution;

  beforeAll(async () => {
    server = await createTestServer();
    north = await openInstitution(server, 'north');
  });
  beforeEach(async () => {
    await allowOrigins(server, 'north', [NORTHERN_PAGE]);
    await allowOrigins(server, 'south', [SOUTHERN_PAGE]);
  });
  afterAll(() => server.close());

  const preflight = (url: string, origin: string | undefined, method = 'GET') =>
    server.app.inject({
      method: 'OPTIONS',
      url,
      headers: {
        ...(origin !== undefined && { origin }),
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization',
      },
    });
  const allowed = ({ headers }: { readonly headers: object }) =>
    Object.entries(headers).filter(([name]) => name.startsWith('access-control-allow'));

  it.each(ALL.filter(({ embed }) => embed))(
    'learn in advance that they may call $name [R10.15]',
    async (endpoint) => {
      for (const origin of [NORTHERN_PAGE, SOUTHERN_PAGE]) {
        const answer = await preflight(addressOf(endpoint), origin, endpoint.method);
        expect(answer.statusCode).toBe(204);
        expect(answer.headers).toMatchObject({
          'access-control-allow-origin': origin,
          'access-control-allow-methods': expect.stringContaining(endpoint.method),
          'access-control-allow-headers': expect.stringMatching(/\bauthorization\b.*\brange\b/),
          'access-control-max-age': '600',
          vary: 'Origin',
        });
        expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
      }
    },
  );

  it.each(ALL.filter(({ embed }) => embed === undefined))(
    'may not call $name [R10.15]',
    async (endpoint) => {
      const answer = await preflight(addressOf(endpoint), NORTHERN_PAGE, endpoint.method);
      if (answer.statusCode === 204) {
        // Another method of the address is for embeds.
        expect(answer.headers['access-control-allow-methods']).not.toContain(endpoint.method);
      } else expect(allowed(answer)).toEqual([]);
    },
  );

  it.each([
    OTHER_PAGE,
    'null',
    '',
    '*',
    'http://localhost',
    `${NORTHERN_PAGE}.evil.example`,
    undefined,
  ])('are refused in advance when no library allows them: %s [R10.15]', async (origin) => {
    const answer = await preflight(PUBLICATION, origin);
    expect(answer.statusCode).toBe(403);
    expect(allowed(answer)).toEqual([]);
    expect(answer.headers.vary).toContain('Origin');
  });

  it('may ask in advance by themselves, before they have a token [R10.29]', async () => {
    const asked = await preflight(`${PUBLICATION}/open`, NORTHERN_PAGE, 'OPTIONS');
    expect(asked.statusCode).toBe(204);
    expect(asked.headers['access-control-allow-methods']).toBe('GET, OPTIONS');
    const itself = { method: 'OPTIONS', url: `${PUBLICATION}/open` } as const;
    const answer = await server.app.inject({ ...itself, headers: { origin: NORTHERN_PAGE } });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-origin']).toBe(NORTHERN_PAGE);
    expect(answer.body).toBe('');
  });

  it('follow the setting at once [R10.15]', async () => {
    expect((await preflight(PUBLICATION, OTHER_PAGE)).statusCode).toBe(403);
    const admin = await server.tokenOf('admin');
    const body = { embedOrigins: [OTHER_PAGE] };
    await server.call('POST', '/api/client/settings', { token: admin, body });
    expect((await preflight(PUBLICATION, OTHER_PAGE)).statusCode).toBe(204);
    expect((await preflight(PUBLICATION, NORTHERN_PAGE)).statusCode).toBe(403);
    const none = { embedOrigins: null };
    await server.call('POST', '/api/client/settings', { token: admin, body: none });
    expect((await preflight(PUBLICATION, OTHER_PAGE)).statusCode).toBe(403);
  });

  it('that send the token of their library can read its answers, fine and failed [R10.16]', async () => {
    const token = await north.token();
    for (const [url, status] of [
      [PUBLICATION, 200],
      ['/api/publications/pub-none', 404],
      ['/api/appearances/doc-none/1.pdf?licenseKey=x', 404],
      ['/api/appearances/doc-none/print?licenseKey=x', 400],
    ] as const) {
      const answer = await server.call('GET', url, from(NORTHERN_PAGE, token));
      expect([url, answer.statusCode]).toEqual([url, status]);
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': NORTHERN_PAGE,
        'access-control-expose-headers': expect.stringContaining('retry-after'),
        vary: expect.stringMatching(/\bOrigin\b/),
      });
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    }
  });

  it('that send another library’s token can read nothing [R10.16]', async () => {
    const token = await north.token();
    for (const origin of [SOUTHERN_PAGE, OTHER_PAGE, 'null']) {
      const answer = await server.call('GET', PUBLICATION, from(origin, token));
      expect(answer.statusCode).toBe(403);
      expect(allowed(answer)).toEqual([]);
    }
  });

  it('can read that a token is over, and ask for another [R10.17]', async () => {
    for (const token of [undefined, 'no.such.token']) {
      const answer = await server.call('GET', PUBLICATION, from(NORTHERN_PAGE, token));
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['access-control-allow-origin']).toBe(NORTHERN_PAGE);
      const other = await server.call('GET', PUBLICATION, from(OTHER_PAGE, token));
      expect(other.statusCode).toBe(401);
      expect(allowed(other)).toEqual([]);
    }
  });

  it('can read nothing by a token of the portal [R10.16]', async () => {
    for (const token of [await server.tokenOf('user'), await server.publicToken()]) {
      const answer = await server.call('GET', PUBLICATION, from(NORTHERN_PAGE, token));
      expect(answer.statusCode).toBe(200);
      expect(allowed(answer)).toEqual([]);
      expect(answer.headers.vary).toContain('Origin');
    }
  });

  it('never get an answer for everyone from the API [R10.16]', async () => {
    const token = await north.token();
    for (const { method, ...endpoint } of ALL) {
      for (const origin of [NORTHERN_PAGE, OTHER_PAGE, '*']) {
        const url = addressOf({ method, ...endpoint });
        const answer = await server.call(method, url, from(origin, token));
        expect(answer.headers['access-control-allow-origin'] ?? '').not.toBe('*');
        expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
      }
    }
  });

  it('cannot make the portal take a hostile name for theirs [R10.16]', async () => {
    await allowOrigins(server, 'north', ['*', 'null', 'https://*.north.example', { a: 1 }, null]);
    const token = await north.token().catch(() => undefined);
    expect(token).toBeUndefined();
    for (const origin of ['*', 'null', 'https://*.north.example']) {
      expect((await preflight(PUBLICATION, origin)).statusCode).toBe(403);
    }
  });
});
