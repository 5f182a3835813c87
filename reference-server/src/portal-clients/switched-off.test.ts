import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { registerEmbedCommandRoute } from '../embed/command/embed-command-route.ts';
import {
  allowOrigins,
  from,
  openInstitution,
  SOUTHERN_PAGE,
} from '../embed/testing/embed-library.ts';
import { admitPerson } from '../identity-providers/admission/admit-person.ts';
import { insertProvider } from '../identity-providers/store/provider-store.ts';
import { registerConfigObjectRoute } from '../local/config-object-route.ts';
import { makeAccountLink } from '../people/account-links.ts';
import { registerPersonCommandRoute } from '../people/command/person-command-route.ts';
import { issueTokens } from '../session/issue-tokens.ts';
import { beginSession } from '../session/session-store.ts';
import { mintConfigObject } from '../sso/config-objects.ts';
import { FORGOTTEN_PATH } from '../sso/forgotten-path.constant.ts';
import { LOGIN, PASSWORD } from '../sso/testing/sso-server.ts';
import { providerChange } from '../testing/access/holdings.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import type { TestLogin } from '../testing/fixtures.ts';
import { type ClientsServer, openClientsServer } from './testing/clients-server.ts';

const COMMANDS = 'a token in the data folder';
const ENGLISH = { 'accept-language': 'en' };
const CLOSED = '<h1>Closed at present</h1>';

/* `user2` belongs to the southern library only, `user` to both. */
describeOnBothDatabases('a client that is switched off', (makeDatabase) => {
  let server: ClientsServer;
  beforeAll(async () => {
    server = await openClientsServer(makeDatabase);
    const { app, services } = server;
    const command = { services, token: COMMANDS };
    registerPersonCommandRoute(app, { ...command, portalUrl: () => 'https://library.example' });
    registerConfigObjectRoute(app, command);
    registerEmbedCommandRoute(app, command);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.renew();
    await server.database.query('delete from identity_providers', []);
  });

  const close = async () => {
    const answer = await server.change('south', { isActive: false });
    expect(answer.json()).toMatchObject({ ref: 'south', isActive: false });
  };
  const open = async () => {
    expect((await server.change('south', { isActive: true })).statusCode).toBe(200);
  };
  const idOf = async (login: TestLogin) => {
    const [user] = await server.database.query<{ id: number }>(
      'select id::int as id from users where login = $1',
      [login],
    );
    return user?.id ?? 0;
  };
  const tokensOf = async (login: TestLogin, client: string) => {
    const session = { userId: await idOf(login), client, seconds: 600 };
    return issueTokens(await beginSession(server.database, session), server.services);
  };
  const submit = async (login: TestLogin) =>
    server.submit(await server.openForm(), { login, password: PASSWORD, lang: 'en' });
  const codeOf = async (login: TestLogin | null) => {
    const userId = login === null ? null : await idOf(login);
    const given = { client: 'south', userId, uses: 1, seconds: 60 };
    return mintConfigObject(server.database, given);
  };
  const page = (url: string) => server.call('GET', url, { headers: ENGLISH });
  const openSessions = () =>
    server.database.query(
      "select id from sessions where client_ref = 'south' and ended_at is null",
      [],
    );

  it('lets no person in by password or code, and its tokens end [S2.139]', async () => {
    const { accessToken, refreshToken = '' } = await tokensOf('user2', 'south');
    const codes = [await codeOf('user2'), await codeOf(null)];
    await close();
    const answer = await submit('user2');
    expect([answer.statusCode, answer.body.includes(CLOSED)]).toEqual([403, true]);
    expect(answer.body).toContain('Your library is closed at present.');
    const wrong = await server.openForm();
    const guess = await server.submit(wrong, { login: 'user2', password: 'wrong', lang: 'en' });
    expect([guess.statusCode, guess.body.includes(CLOSED)]).toEqual([401, false]);
    expect(await server.statusOf(accessToken)).toBe(401);
    expect((await server.refresh(refreshToken)).statusCode).toBe(401);
    for (const code of codes) {
      const path = `/auth/application/leeszaal/configobjecttoken/${code}`;
      expect((await server.call('GET', path)).statusCode).toBe(404);
      expect((await server.call('GET', `/auth/?token=${code}`)).statusCode).toBe(400);
    }
    await expect(
      beginSession(server.database, { userId: null, client: 'south', seconds: 60 }),
    ).rejects.toMatchObject({ status: 403 });
  });

  it('lets no person in with its identity providers [S2.139]', async () => {
    const id = await insertProvider(server.database, 'south', providerChange('Campus'));
    const begin = `/auth/providers/${id}/begin`;
    expect((await page(LOGIN)).body).toContain('Log in with Campus');
    await close();
    expect((await page(LOGIN)).body).not.toContain('Campus');
    for (const path of [begin, `/auth/providers/${id}/answer?state=x`]) {
      const answer = await page(path);
      expect([answer.statusCode, answer.body.includes(CLOSED)]).toEqual([403, true]);
    }
    const identity = {
      ...{ subject: 'anna', name: 'Anna', email: 'anna@south.example', vouchesForEmail: true },
      ...{ claims: {}, handle: {} },
    };
    const arrival = { providerId: id, identity, mayBeFirst: true };
    const admission = await server.database.transaction((transaction) =>
      admitPerson(transaction, arrival),
    );
    expect(admission).toEqual({ kind: 'no-access' });
  });

  it('ends its loans, so that others read [S2.140]', async () => {
    await server.database.query(
      `insert into client_connections (client_ref, connection_id, read_by)
       values ('south', 0, 'anyone')`,
      [],
    );
    await allowOrigins(server, 'south', [SOUTHERN_PAGE]);
    const acquire = async (token: string, headers: Record<string, string> = {}) => {
      const path = '/api/publications/pub-letters/license/acquire';
      return (await server.call('GET', path, { token, headers })).statusCode;
    };
    const northern = await server.tokenOf('user', 'north');
    expect(await acquire(await server.tokenOf('user2', 'south'))).toBe(200);
    expect(await acquire(northern)).toBe(403);
    await close();
    expect(await acquire(northern)).toBe(200);
    await open();
    await server.database.query('delete from licences', []);
    const institution = await openInstitution(server, 'south');
    const { headers } = from(SOUTHERN_PAGE);
    expect(await acquire(await institution.token(), headers)).toBe(200);
    expect(await acquire(northern)).toBe(403);
    await close();
    expect(await acquire(northern)).toBe(200);
    await server.database.query(
      "delete from client_connections where client_ref = 'south' and connection_id = 0",
      [],
    );
  });

  it('has no session after sign-ins at the same moment [S2.141]', async () => {
    const forms = await Promise.all(Array.from({ length: 4 }, () => server.openForm()));
    const codes = await Promise.all(Array.from({ length: 4 }, () => codeOf('user2')));
    const switching = await Promise.all(
      Array.from({ length: 4 }, () => server.tokenOf('user', 'north')),
    );
    const token = await server.superadmin();
    const comings = [
      ...forms.map((form) => () => server.submit(form, { login: 'user2', password: PASSWORD })),
      ...codes.map((code) => () => server.call('GET', `/auth/?token=${code}`)),
      ...switching.map((bearer) => () => {
        const body = { target: 'south' };
        return server.call('POST', '/api/client/switch', { token: bearer, body });
      }),
    ];
    const before = comings.filter((_each, index) => index % 2 === 0).map((come) => come());
    const closing = server.change('south', { isActive: false }, token);
    const after = comings.filter((_each, index) => index % 2 === 1).map((come) => come());
    const answers = await Promise.all([...before, ...after]);
    expect((await closing).statusCode).toBe(200);
    const statuses = new Set(answers.map(({ statusCode }) => statusCode));
    expect([200, 303, 400, 401, 403]).toEqual(expect.arrayContaining([...statuses]));
    expect(await openSessions()).toEqual([]);
  });

  it('leaves people of other libraries there [S2.142]', async () => {
    const staying = await server.tokenOf('user', 'north');
    const { accessToken } = await tokensOf('user', 'south');
    await close();
    expect(await server.statusOf(accessToken)).toBe(401);
    const client = (await server.call('GET', '/api/client', { token: staying })).json();
    expect(client.switch.map(({ ref }: { ref: string }) => ref)).toEqual(['north']);
    const body = { target: 'south' };
    const switched = await server.call('POST', '/api/client/switch', { token: staying, body });
    expect(switched.json()).toBe(false);
    const target = await server.signIn('user');
    expect(await server.statusOf(target.searchParams.get('accessToken') ?? '')).toBe(200);
  });

  it('keeps links for passwords from its people, and mails none [S2.143]', async () => {
    const link = async (login: TestLogin) =>
      `/auth/password?token=${await makeAccountLink(server.database, await idOf(login), 600)}`;
    const [only, elsewhere] = [await link('user2'), await link('user')];
    const forget = (login: TestLogin) =>
      server.call('POST', FORGOTTEN_PATH, {
        body: new URLSearchParams({ login, lang: 'en' }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    await close();
    const refused = await page(only);
    expect([refused.statusCode, refused.body.includes(CLOSED)]).toEqual([403, true]);
    const chosen = new URLSearchParams({ token: only.split('=')[1] ?? '', lang: 'en' });
    chosen.set('password', 'a new and long password');
    const sent = await server.call('POST', '/auth/password', {
      body: chosen.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([sent.statusCode, sent.body.includes(CLOSED)]).toEqual([403, true]);
    expect((await page(elsewhere)).statusCode).toBe(200);
    const answers = [await forget('user2'), await forget('user')].map(({ body }) =>
      body.replaceAll('user2', 'user'),
    );
    expect(answers[0]).toBe(answers[1]);
    expect((await server.mails()).map(({ to }) => to)).toEqual(['user@example.org']);
    await open();
    expect((await page(only)).statusCode).toBe(200);
  });

  it('refuses its institutions, and the people in their pages [S2.144]', async () => {
    await allowOrigins(server, 'south', [SOUTHERN_PAGE]);
    const institution = await openInstitution(server, 'south');
    const token = await institution.token();
    const read = async () =>
      (await server.call('GET', '/api/publications/pub-southern', from(SOUTHERN_PAGE, token)))
        .statusCode;
    expect(await read()).toBe(200);
    await close();
    expect(await read()).toBe(401);
    expect((await institution.ask()).statusCode).toBe(401);
    expect((await page('/embed/d?client=south')).statusCode).toBe(404);
    await open();
    expect(await read()).toBe(200);
    expect((await institution.ask()).statusCode).toBe(200);
  });

  it('is said to be so by the commands of an operator [S2.145]', async () => {
    const run = async (path: string, body: object) =>
      (await server.call('POST', `/api/internal/${path}`, { token: COMMANDS, body })).json();
    await close();
    const at = { client: 'south' };
    const email = 'new@south.example';
    const refused = await Promise.all([
      run('people', { ...at, command: 'add', email, name: 'New' }),
      run('people', { ...at, command: 'link', email }),
      run('config-objects', at),
      run('embed-credentials', { ...at, command: 'make', label: 'Server' }),
    ]);
    const message = expect.stringMatching(/^The client south is switched off\./);
    expect(refused).toEqual(refused.map(() => ({ message })));
    const listed = await run('people', { ...at, command: 'list' });
    expect(listed.lines).toContain('user2  Umberto User  user');
    expect(await run('embed-credentials', { ...at, command: 'list' })).toEqual({
      lines: expect.any(Array),
    });
  });

  it('is as before once it is switched on again [S2.146]', async () => {
    const tables = ['user_clients', 'client_connections', 'orders', 'bookshelves', 'users'];
    const rows = async () => {
      const counted = tables.map((table) => `(select count(*) from ${table}) as ${table}`);
      return (await server.database.query(`select ${counted.join(', ')}`, []))[0];
    };
    const before = await rows();
    await close();
    await open();
    expect(await rows()).toEqual(before);
    const target = await server.signIn('user2');
    expect(await server.statusOf(target.searchParams.get('accessToken') ?? '')).toBe(200);
  });

  it('is neither the public one nor that of the caller [S2.147]', async () => {
    const there = await server.superadmin('south');
    const off = { isActive: false };
    expect((await server.change('south', off, there)).json()).toEqual({
      message: 'You are at this library: switch to another one first',
    });
    expect((await server.change('north', off, there)).json()).toEqual({
      message: 'This is the public library',
    });
    await server.database.query(
      `insert into clients (ref, name) values ('aa', 'A name before all others')`,
      [],
    );
    const a = await server.superadmin('south');
    await server.database.query(
      `insert into user_clients (user_id, client_ref, role) values ($1, 'aa', 'superadmin')`,
      [await idOf('superadmin')],
    );
    // Two superadmins who switch off each other's client: the second has no session any more.
    const b = await server.superadmin('aa');
    const answers = await Promise.all([
      server.change('aa', off, a),
      server.change('south', off, b),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });
});
