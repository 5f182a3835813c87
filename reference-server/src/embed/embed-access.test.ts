import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Endpoint, endpoints } from '@leeszaal/shared-contracts';
import { SERVICE_BASES } from '../endpoints/route-endpoints.ts';
import { signAccessToken } from '../session/access-token.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import {
  allowOrigins,
  from,
  type Institution,
  NORTHERN_PAGE,
  openInstitution,
  PERSON,
  SOUTHERN_PAGE,
} from './testing/embed-library.ts';

const OTHER_PAGE = 'https://other.example';
const PUBLICATION = '/api/publications/pub-letters';
const ACQUIRE = `${PUBLICATION}/license/acquire`;
const OPEN = `${PUBLICATION}/open`;
const ALL = Object.values(endpoints as unknown as Readonly<Record<string, Endpoint>>);

describe('an embed token', () => {
  let server: TestServer;
  let north: Institution;
  let south: Institution;

  beforeAll(async () => {
    server = await createTestServer();
    await server.database.query(
      `insert into appearances (doc_key, pub_key, format, mime_type, file_sha256, page_count,
         metadata, contents, structure)
       select doc, pub, 'pdf', 'application/pdf', doc, 1, '{}', '[]', '{}'
       from (values ('doc-north', 'pub-letters'), ('doc-atlas', 'pub-atlas'),
         ('doc-south', 'pub-southern')) as t (doc, pub)`,
    );
    await server.database.query(
      `insert into publications (connection_id, id, pub_key, record)
       values (0, 9, 'pub-atlas', '{"id": 9, "title": "Atlas"}')`,
    );
    north = await openInstitution(server, 'north');
    south = await openInstitution(server, 'south');
  });
  beforeEach(async () => {
    await server.database.query('delete from licences');
    await server.database.query('delete from rate_limits');
    await allowOrigins(server, 'north', [NORTHERN_PAGE, 'http://localhost:3000']);
    await allowOrigins(server, 'south', [SOUTHERN_PAGE]);
  });
  afterAll(() => server.close());

  const get = async (url: string, token: string, headers: Record<string, string>) =>
    (await server.call('GET', url, { token, headers })).statusCode;
  const status = (url: string, token: string, origin = NORTHERN_PAGE) =>
    get(url, token, from(origin).headers);
  const claims = {
    kind: 'embed',
    sub: 'user:1',
    client: 'north',
    user: 1,
    credential: 'embed-none',
  } as const;

  it('opens the documents of its library, in the pages that the library allows [R10.7]', async () => {
    const token = await north.token();
    expect(await status(PUBLICATION, token)).toBe(200);
    expect(await status(PUBLICATION, token, 'http://localhost:3000')).toBe(200);
    expect(await status(ACQUIRE, token)).toBe(200);
  });

  it.each([
    ['another page', { origin: OTHER_PAGE }],
    ['the page of another library', { origin: SOUTHERN_PAGE }],
    ['another port', { origin: `${NORTHERN_PAGE}:8443` }],
    ['http', { origin: NORTHERN_PAGE.replace('https', 'http') }],
    ['a sandboxed page', { origin: 'null' }],
    ['a page of the same site', { 'sec-fetch-site': 'same-site' }],
    ['a page that says nothing', {}],
    ['a tab of its own', { 'sec-fetch-site': 'none' }],
    ['a page that claims to be the portal', { origin: OTHER_PAGE, host: 'portal.example' }],
  ] as const)('opens nothing in %s [R10.7]', async (_name, headers) => {
    const token = await north.token();
    for (const url of [
      PUBLICATION,
      ACQUIRE,
      OPEN,
      '/api/appearances/doc-north',
      '/api/documents/doc-north/open',
    ]) {
      expect(await get(url, token, headers)).toBe(403);
    }
  });

  it('opens documents in the portal’s own page in a frame, while any page is allowed [R10.8]', async () => {
    const token = await north.token();
    expect(await get(PUBLICATION, token, { 'sec-fetch-site': 'same-origin' })).toBe(200);
    const own = { host: 'portal.example', origin: 'http://portal.example' };
    expect(await get(PUBLICATION, token, own)).toBe(200);
    const untold = { ...own, 'sec-fetch-site': 'cross-site' };
    expect(await get(PUBLICATION, token, untold)).toBe(403);
    await allowOrigins(server, 'north', []);
    expect(await get(PUBLICATION, token, { 'sec-fetch-site': 'same-origin' })).toBe(403);
  });

  it('ends at once where an origin is no longer allowed, and where its credential is revoked [R10.9]', async () => {
    const token = await north.token();
    expect(await status(PUBLICATION, token)).toBe(200);
    await allowOrigins(server, 'north', ['http://localhost:3000']);
    expect(await status(PUBLICATION, token)).toBe(403);
    await allowOrigins(server, 'north', [NORTHERN_PAGE]);
    expect(await status(PUBLICATION, token)).toBe(200);

    const admin = await server.tokenOf('admin');
    const { id, ...another } = await openInstitution(server, 'north');
    const lent = await another.token();
    expect(await status(PUBLICATION, lent)).toBe(200);
    await server.call('DELETE', `/api/embed/credentials/${id}`, { token: admin });
    expect(await status(PUBLICATION, lent)).toBe(401);
    expect(await status(PUBLICATION, token)).toBe(200);
  });

  it('has narrower origins where the institution gave some [R10.10]', async () => {
    const token = await north.token({ origins: ['http://localhost:3000'] });
    expect(await status(PUBLICATION, token, 'http://localhost:3000')).toBe(200);
    expect(await status(PUBLICATION, token)).toBe(403);
    await allowOrigins(server, 'north', [NORTHERN_PAGE]);
    expect(await get(PUBLICATION, token, { 'sec-fetch-site': 'same-origin' })).toBe(403);
  });

  it('opens nothing of another library [R10.11]', async () => {
    const token = await north.token();
    const foreign = await south.token();
    for (const url of ['/api/publications/pub-southern', '/api/documents/doc-south/place']) {
      expect(await status(url, token)).toBe(404);
    }
    expect(await status('/api/publications/pub-southern/license/acquire', token)).toBe(404);
    expect(await status('/api/publications/pub-southern', foreign, SOUTHERN_PAGE)).toBe(200);
    expect(await status('/api/publications/pub-southern', foreign)).toBe(403);
    expect(await status(PUBLICATION, foreign, SOUTHERN_PAGE)).toBe(404);
  });

  it('of one document opens no other [R10.10]', async () => {
    const whole = await north.token();
    const token = await north.token({ docKey: 'doc-north' });
    const keyOf = async (pubKey: string) =>
      (
        await server.call('GET', `/api/publications/${pubKey}/license/acquire`, {
          ...from(NORTHERN_PAGE, whole),
        })
      ).json().licenseKey;
    const [own, other] = [await keyOf('pub-letters'), await keyOf('pub-atlas')];
    const fine = [
      PUBLICATION,
      ACQUIRE,
      OPEN,
      `/api/licenses/${own}/extend`,
      '/api/licenses/unknown/extend',
      '/api/documents/doc-north/place',
    ];
    for (const url of fine) expect([url, await status(url, token)]).toEqual([url, 200]);
    for (const url of [
      '/api/publications/pub-atlas',
      '/api/publications/pub-atlas/license/acquire',
      '/api/publications/pub-atlas/open',
      '/api/publications/pub-%00',
      '/api/appearances/doc-atlas',
      '/api/appearances/doc-south',
      '/api/appearances/doc-none',
      `/api/appearances/doc-atlas/toc?licenseKey=${other}`,
      `/api/appearances/doc-atlas/1.pdf?licenseKey=${other}`,
      `/api/licenses/${other}/extend`,
      `/api/licenses/${other}/getExpiryTime`,
      `/api/licenses/${other}/release`,
      '/api/licenses/a%00b/extend',
      '/api/documents/doc-atlas/place',
      '/api/documents/doc-atlas/open',
    ]) {
      expect([url, await status(url, token)]).toEqual([url, 403]);
    }
    expect(await status(`/api/licenses/${other}/extend`, whole)).toBe(200);
  });

  it.each([
    ['expired', -1, {}],
    ['of an unknown credential', 60, {}],
    ['of the credential of another library', 60, { client: 'south' }],
    ['of an account that is none of the institution’s', 60, { user: 2, sub: 'user:2' }],
  ])('that is %s is refused [R10.12]', async (_name, seconds, changed) => {
    const { user: own = 0 } = await accountOf();
    const credential = _name.includes('unknown') ? 'embed-none' : north.id;
    const made = { ...claims, sub: `user:${own}`, user: own, credential, ...changed };
    const token = await signAccessToken(server.services.secrets, made, seconds);
    const answer = await server.call('GET', PUBLICATION, from(NORTHERN_PAGE, token));
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });

  async function accountOf(): Promise<{ user: number }> {
    await north.token();
    const [row] = await server.database.query<{ user: number }>(
      'select user_id as user from embed_people where client_ref = $1 and person_id = $2',
      ['north', PERSON.id],
    );
    return row ?? { user: 0 };
  }

  it('is a user’s at most, and nothing without access to the library [R10.13]', async () => {
    const { user } = await accountOf();
    const token = await north.token();
    const become = (role: string | null) =>
      server.database.query('update user_clients set role = $2 where user_id = $1', [user, role]);
    await become('superadmin');
    expect(await status(PUBLICATION, token)).toBe(200);
    expect(await status('/api/embed/credentials', token)).toBe(403);
    await become(null);
    expect(await status(PUBLICATION, token)).toBe(403);
    await become('user');
    await server.database.query('delete from user_clients where user_id = $1', [user]);
    expect(await status(PUBLICATION, await north.token())).toBe(403);
    await server.database.query(
      "insert into user_clients (user_id, client_ref, role) values ($1, $2, 'user')",
      [user, 'north'],
    );
  });

  it.each(ALL.filter(({ embed, access }) => embed === undefined && access !== 'public'))(
    'is refused by $name, which no embedded reader calls [R10.14]',
    async ({ service, method, path }) => {
      const token = await north.token();
      const url = SERVICE_BASES[service] + path.replaceAll(/\{\w+\*?\}/g, '1');
      for (const headers of [
        from(NORTHERN_PAGE).headers,
        { 'sec-fetch-site': 'same-origin' },
      ] as Record<string, string>[]) {
        const answer = await server.call(method, url, { token, headers });
        expect(answer.statusCode).toBe(403);
        expect(answer.json()).toEqual({ message: 'An embedded reader may not call this' });
        expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      }
    },
  );

  it.each(ALL.filter(({ embed }) => embed))(
    'is admitted to $name from an allowed page, and from no other [R10.14]',
    async ({ service, method, path }) => {
      const token = await north.token();
      const url = SERVICE_BASES[service] + path.replaceAll(/\{\w+\*?\}/g, '1');
      const ask = (origin: string) => server.call(method, url, from(origin, token));
      const admitted = await ask(NORTHERN_PAGE);
      expect(admitted.body).not.toMatch(/embed/);
      expect(admitted.headers['access-control-allow-origin']).toBe(NORTHERN_PAGE);
      const refused = await ask(OTHER_PAGE);
      expect(refused.statusCode).toBe(403);
      expect(refused.headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  it('cannot end or begin a session of the portal [R10.14]', async () => {
    const token = await north.token();
    const before = await server.database.query('select count(*)::int as many from sessions');
    await server.call('POST', '/auth/logout', { token });
    await server.call('POST', '/api/client/switch', { token, body: { target: 'south' } });
    expect(await server.database.query('select count(*)::int as many from sessions')).toEqual(
      before,
    );
  });
});
