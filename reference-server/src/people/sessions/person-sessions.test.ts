import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { PersonSession } from '@leeszaal/shared-contracts';
import { insertProvider } from '../../identity-providers/store/provider-store.ts';
import { issueTokens } from '../../session/issue-tokens.ts';
import { beginSession, type NewSession } from '../../session/session-store.ts';
import { mintConfigObject } from '../../sso/config-objects.ts';
import { createSsoServer, PASSWORD, type SsoServer } from '../../sso/testing/sso-server.ts';
import { providerChange } from '../../testing/access/holdings.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import type { TestLogin } from '../../testing/fixtures.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const ACQUIRE = '/api/publications/pub-letters/license/acquire';

describeOnBothDatabases('the sessions of a person', (makeDatabase) => {
  let server: SsoServer;
  let admin: string;
  let user: number;
  beforeAll(async () => {
    server = await createSsoServer({ database: await makeDatabase() });
    await server.database.query(
      `insert into appearances (doc_key, pub_key, format, mime_type, file_sha256, page_count,
         metadata, contents, structure)
       values ('d', 'pub-letters', 'pdf', 'application/pdf', 'd', 1, '{}', '[]', '{}')`,
      [],
    );
    user = await idOf('user');
  });
  afterAll(async () => {
    await server.close();
    await server.database.close();
  });
  beforeEach(async () => {
    for (const table of ['sessions', 'audit_log', 'rate_limits', 'identity_providers']) {
      await server.database.query(`delete from ${table}`, []);
    }
    admin = await server.tokenOf('admin');
  });

  const idOf = async (login: TestLogin) => {
    const [row] = await server.database.query<{ id: number }>(
      'select id::int as id from users where login = $1',
      [login],
    );
    return row?.id ?? 0;
  };
  const get = (id: number, token = admin) =>
    server.call('GET', `/api/people/${id}/sessions`, { token });
  const list = async (id: number, token = admin): Promise<PersonSession[]> =>
    (await get(id, token)).json().sessions;
  const end = async (id: number, session: string, token = admin) =>
    (await server.call('DELETE', `/api/people/${id}/sessions/${session}`, { token })).statusCode;
  const tokenOf = async (more: Partial<NewSession> = {}) => {
    const begun = { userId: user, client: 'north', seconds: 600, ...more };
    return (await issueTokens(await beginSession(server.database, begun), server.services))
      .accessToken;
  };
  const statusOf = async (url: string, token: string) =>
    (await server.call('GET', url, { token })).statusCode;
  const actions = async () =>
    (await server.call('GET', '/api/admin/audit', { token: admin })).json().entries;

  it('are listed with how, when and on what they began, last used first [S2.150]', async () => {
    const provider = await insertProvider(server.database, 'north', providerChange('Campus'));
    await tokenOf({ manner: 'provider', device: 'Safari, macOS' });
    await server.database.query(
      `update sessions set provider_id = $1, created_at = now() - interval '2 days',
         rotated_at = now() - interval '1 hour' where manner = 'provider'`,
      [provider],
    );
    await tokenOf({ manner: 'code' });
    await server.database.query(
      "update sessions set ended_at = now() where user_id = $1 and manner = 'code'",
      [user],
    );
    const form = await server.openForm();
    const fields = { login: 'user', password: PASSWORD };
    await server.submit(form, fields, { 'user-agent': FIREFOX });
    const given = { client: 'north', userId: user, uses: 1, seconds: 60 };
    const code = await mintConfigObject(server.database, given);
    await server.call('GET', `/auth/application/leeszaal/configobjecttoken/${code}`, {
      headers: { 'user-agent': SAFARI },
    });
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    const common = { id: expect.any(String), begunAt: moment, usedAt: moment, endsAt: moment };
    expect(await list(user)).toEqual([
      { ...common, manner: 'code', provider: null, device: 'Safari, iOS', isOwn: false },
      { ...common, manner: 'password', provider: null, device: 'Firefox, Windows', isOwn: false },
      { ...common, manner: 'provider', provider: 'Campus', device: 'Safari, macOS', isOwn: false },
    ]);
  });

  it('have stored nothing else of what a browser says of itself [S2.151]', async () => {
    const given = { client: 'north', userId: user, uses: 1, seconds: 60 };
    for (const header of [FIREFOX, 'A secret name/1.0 (Sam Body) x']) {
      const code = await mintConfigObject(server.database, given);
      await server.call('GET', `/auth/?token=${code}`, { headers: { 'user-agent': header } });
    }
    const rows = await server.database.query<{ row: string }>(
      'select to_jsonb(s)::text as row from sessions s where user_id = $1',
      [user],
    );
    expect(rows).toHaveLength(2);
    expect(rows.map(({ row }) => row).join()).not.toMatch(/143\.0|Gecko|secret|Sam/);
  });

  it('are named by what opens none of them [S2.152]', async () => {
    await tokenOf();
    const [session] = await list(user);
    expect(session?.id).toMatch(/^[0-9a-f]{32}$/);
    const [row] = await server.database.query<{ id: string }>(
      'select id from sessions where user_id = $1',
      [user],
    );
    expect(JSON.stringify(session)).not.toContain(row?.id);
    expect(session?.id).not.toBe(row?.id.replaceAll('-', ''));
  });

  it('end one by one, with what was read in them [S2.153]', async () => {
    const kept = await tokenOf({ device: 'Kept' });
    const ended = await tokenOf({ device: 'Ended' });
    expect(await statusOf(ACQUIRE, ended)).toBe(200);
    expect(await statusOf(ACQUIRE, admin)).toBe(403);
    const id = (await list(user)).find(({ device }) => device === 'Ended')?.id ?? '';
    expect(await end(user, id)).toBe(204);
    expect(await statusOf('/api/user/me', ended)).toBe(401);
    expect(await statusOf('/api/user/me', kept)).toBe(200);
    expect(await statusOf(ACQUIRE, admin)).toBe(200);
    expect((await list(user)).map(({ device }) => device)).toEqual(['Kept']);
    expect(await end(user, id)).toBe(204);
    expect(await end(user, 'f'.repeat(32))).toBe(204);
    expect(await end(user, 'no-digest')).toBe(400);
    expect(await actions()).toMatchObject([
      { action: 'person-session-ended', person: { id: user, name: 'Ursula User' } },
    ]);
  });

  it('are one’s own too, but for the present one [S2.154]', async () => {
    const own = await idOf('admin');
    await server.tokenOf('admin');
    const sessions = await list(own);
    const [present, ...more] = sessions.filter(({ isOwn }) => isOwn);
    expect([sessions.length, more]).toEqual([2, []]);
    expect(await end(own, present?.id ?? '')).toBe(409);
    expect(await end(own, sessions.find(({ isOwn }) => !isOwn)?.id ?? '')).toBe(204);
    expect((await list(own)).map(({ id }) => id)).toEqual([present?.id]);
  });

  it('are out of reach of a lower role, and of other libraries [S2.155]', async () => {
    const higher = await idOf('superadmin');
    const [superadmin, there] = [
      await server.tokenOf('superadmin'),
      await server.tokenOf('superadmin', 'south'),
    ];
    expect((await get(higher)).statusCode).toBe(403);
    const [session] = await list(higher, superadmin);
    expect(await end(higher, session?.id ?? '')).toBe(403);
    const northern = await tokenOf();
    const [first] = await list(user);
    expect(await list(user, there)).toEqual([]);
    expect(await end(user, first?.id ?? '', there)).toBe(204);
    expect(await statusOf('/api/user/me', northern)).toBe(200);
    expect((await get(await idOf('user2'))).statusCode).toBe(404);
    expect((await get(user, await server.tokenOf('user'))).statusCode).toBe(403);
  });

  it('are exported with their devices [S2.156]', async () => {
    await tokenOf({ device: 'Firefox, Linux', manner: 'code' });
    const data = await server.call('GET', `/api/people/${user}/export`, { token: admin });
    expect(data.json().sessions).toMatchObject([{ device: 'Firefox, Linux', manner: 'code' }]);
  });
});
