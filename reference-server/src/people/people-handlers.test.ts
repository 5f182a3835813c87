import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { AuditEntry, PeoplePage, Person } from '@leeszaal/shared-contracts';
import { RATE_LIMITS } from '../rate-limits/limits.ts';
import { beginSession } from '../session/session-store.ts';
import { checkAccount } from '../sso/accounts.ts';
import { hashPassword } from '../sso/login/password.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

const PASSWORD = 'a long enough password';
const NEW = { name: 'Zoë Łęcka', email: 'zoe@north.example', role: 'user' };

describeOnBothDatabases('people in the administration', (makeDatabase) => {
  let server: TestServer;
  let admin: string;
  let superadmin: string;
  beforeAll(async () => {
    server = await createTestServer({
      database: await makeDatabase(),
      config: { portalUrl: 'https://library.example' },
    });
    const hash = await hashPassword(PASSWORD);
    await server.database.query('update users set password_hash = $1', [hash]);
    await server.database.query(
      `insert into appearances (doc_key, pub_key, format, mime_type, file_sha256, page_count,
         metadata, contents, structure)
       values ('d', 'pub-letters', 'pdf', 'application/pdf', 'd', 1, '{}', '[]', '{}')`,
      [],
    );
  });
  afterAll(async () => {
    await server.close();
    await server.database.close();
  });
  beforeEach(async () => {
    for (const table of ['sessions', 'audit_log', 'outgoing_mails', 'rate_limits', 'licences']) {
      await server.database.query(`delete from ${table}`, []);
    }
    await server.database.query("delete from users where login like '%@north.example'", []);
    await server.database.query('update user_clients set deactivated_at = null', []);
    admin = await server.tokenOf('admin');
    superadmin = await server.tokenOf('superadmin');
  });

  const idOf = async (login: string): Promise<number> => {
    const [user] = await server.database.query<{ id: number }>(
      'select id::int as id from users where login = $1',
      [login],
    );
    return user?.id ?? 0;
  };
  const list = async (query = '', token = admin): Promise<PeoplePage> =>
    (await server.call('GET', `/api/people?query=${encodeURIComponent(query)}`, { token })).json();
  const personOf = async (login: string, token = admin): Promise<Person | undefined> =>
    (await list(login, token)).people.find((each) => each.login === login);
  const add = (body: object, token = admin) => server.call('POST', '/api/people', { token, body });
  const change = (id: number, role: string, isActive: boolean, token = admin) =>
    server.call('PUT', `/api/people/${id}`, { token, body: { role, isActive } });
  const sendLink = (id: number, token = admin) =>
    server.call('POST', `/api/people/${id}/link`, { token });
  const signOut = (id: number, token = admin) =>
    server.call('DELETE', `/api/people/${id}/sessions`, { token });
  const me = async (token: string) =>
    (await server.call('GET', '/api/user/me', { token })).statusCode;
  const mails = async () => {
    const rows = await server.database.query<{ mail: { to: string; text: string } }>(
      'select mail from outgoing_mails order by id',
      [],
    );
    return rows.map(({ mail }) => mail);
  };
  const entries = async (token = admin): Promise<AuditEntry[]> =>
    (await server.call('GET', '/api/admin/audit', { token })).json().entries;

  it('are listed by name, with role, state and sessions, and found by parts of a name [S2.12]', async () => {
    await add(NEW);
    await server.tokenOf('user');
    const { people, total } = await list();
    expect(total).toBe(7);
    expect(people.map(({ name }) => name)).toEqual([
      'Ada Admin',
      'Ann Onymous',
      'Nora None',
      'Otto Outsider',
      'Sophie Super',
      'Ursula User',
      'Zoë Łęcka',
    ]);
    expect(people.at(-1)).toMatchObject({ state: 'invited', sessions: 0, seenAt: null });
    expect(people.at(-2)).toEqual({
      id: await idOf('user'),
      name: 'Ursula User',
      login: 'user',
      email: 'user@example.org',
      role: 'user',
      state: 'active',
      sessions: 1,
      seenAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    });
    for (const query of ['zoe łe', 'NORTH.example zo', 'Lęc']) {
      expect((await list(query)).people.map(({ login }) => login)).toEqual([NEW.email]);
    }
    await server.database.query(
      "update users set full_name = 'Jan van ’t Hart' where login = 'none'",
      [],
    );
    for (const query of ["van 't", 'van ’t']) expect((await list(query)).total).toBe(1);
    await server.database.query(
      "update users set full_name = 'Nora None' where login = 'none'",
      [],
    );
    for (const query of ['%', 'zoe sophie', '_']) expect((await list(query)).total).toBe(0);
  });

  it('come in pages', async () => {
    await server.database.query(
      `with more as (
         insert into users (login, full_name, email, password_hash)
         select 'm' || n || '@north.example', 'Member ' || lpad(n::text, 2, '0'), '', ''
         from generate_series(1, 60) as n returning id)
       insert into user_clients (user_id, client_ref, role) select id, 'north', 'user' from more`,
      [],
    );
    const first = await list('member');
    expect([first.people.length, first.total]).toEqual([50, 60]);
    const second: PeoplePage = (
      await server.call('GET', '/api/people?query=member&offset=50', { token: admin })
    ).json();
    expect(second.people.map(({ name }) => name).at(0)).toBe('Member 51');
    expect(second.people).toHaveLength(10);
  });

  it('are added with a mail that has a link for choosing a password [S2.13]', async () => {
    const added = await add(NEW);
    expect(added.json()).toMatchObject({ name: NEW.name, login: NEW.email, state: 'invited' });
    const [mail] = await mails();
    expect(mail?.to).toBe(NEW.email);
    expect(mail?.text).toMatch(/^https:\/\/library\.example\/auth\/password\?token=[\w-]{43}$/m);
    const { id } = added.json();
    expect((await entries())[0]).toMatchObject({
      user: { name: 'Ada Admin' },
      action: 'person-added',
      person: { id, name: NEW.name, role: 'user' },
    });
  });

  it('are not added twice, nor with bad data [S2.14]', async () => {
    await add(NEW);
    const again = await add({ ...NEW, email: NEW.email.toUpperCase() });
    expect(again.statusCode).toBe(409);
    expect((await add({ ...NEW, email: 'User@example.org' })).statusCode).toBe(409);
    expect((await add({ ...NEW, email: 'user' })).statusCode).toBe(400);
    expect((await add({ ...NEW, name: ' ' })).statusCode).toBe(400);
    expect(await mails()).toHaveLength(1);
  });

  it('have a role at each library of their own [S2.15]', async () => {
    const id = await idOf('user');
    const there = await server.tokenOf('superadmin', 'south');
    expect((await change(id, 'admin', true)).json()).toMatchObject({ role: 'admin' });
    expect(await personOf('user', there)).toMatchObject({ role: 'user' });
    const roleAt = async (client: string) =>
      (
        await server.call('GET', '/api/user/role', { token: await server.tokenOf('user', client) })
      ).json();
    expect([await roleAt('north'), await roleAt('south')]).toEqual(['admin', 'user']);
    await change(id, 'user', true);
  });

  it('without access are signed out, return what they read, and cannot log in [S2.16]', async () => {
    const id = await idOf('user');
    const [north, south] = [await server.tokenOf('user'), await server.tokenOf('user', 'south')];
    const path = '/api/publications/pub-letters/license/acquire';
    expect((await server.call('GET', path, { token: north })).statusCode).toBe(200);
    expect((await server.call('GET', path, { token: admin })).statusCode).toBe(403);
    expect((await change(id, 'user', false)).json()).toMatchObject({
      state: 'deactivated',
      sessions: 0,
    });
    expect([await me(north), await me(south)]).toEqual([401, 200]);
    expect((await server.call('GET', path, { token: admin })).statusCode).toBe(200);
    const signIn = () => checkAccount(server.database, 'user', PASSWORD, 'north');
    expect(await signIn()).toMatchObject({ client: 'south' });
    // A session that began at the same time has no rights.
    const late = await server.tokenOf('user');
    expect(await me(late)).toBe(403);
    const { switch: clients } = (await server.call('GET', '/api/client', { token: south })).json();
    expect(clients).toHaveLength(1);
    await change(id, 'user', true);
    expect(await signIn()).toMatchObject({ client: 'north' });
    expect((await entries()).map(({ action }) => action)).toEqual([
      'person-activated',
      'person-deactivated',
    ]);
  });

  it('do not change their own role or access [S2.17]', async () => {
    const id = await idOf('admin');
    expect((await change(id, 'user', true)).statusCode).toBe(409);
    expect((await change(id, 'admin', false)).statusCode).toBe(409);
    expect(await personOf('admin')).toMatchObject({ role: 'admin', state: 'active' });
  });

  it('keep an administrator when two take each other’s role [S2.17]', async () => {
    const [one, other] = [await idOf('admin'), await idOf('superadmin')];
    await change(one, 'superadmin', true, superadmin);
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([
        change(other, 'user', true, admin),
        change(one, 'user', true, superadmin),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
      await server.database.query(
        `update user_clients set role = 'superadmin'
         where client_ref = 'north' and user_id = any($1::bigint[])`,
        [[one, other]],
      );
    }
    await change(one, 'admin', true, superadmin);
  });

  it('with a higher role are out of reach, and no higher role can be given [S2.18]', async () => {
    const [above, id] = [await idOf('superadmin'), await idOf('user')];
    for (const answer of [
      await change(above, 'user', true),
      await change(above, 'superadmin', false),
      await sendLink(above),
      await signOut(above),
      await change(id, 'superadmin', true),
      await add({ ...NEW, role: 'superadmin' }),
    ]) {
      expect(answer.statusCode).toBe(403);
    }
    expect(await me(superadmin)).toBe(200);
    expect(await mails()).toEqual([]);
    expect((await add({ ...NEW, role: 'superadmin' }, superadmin)).statusCode).toBe(200);
  });

  it('get a link by mail, a few times an hour, and only with an address and access [S2.19]', async () => {
    const id = await idOf('user');
    const { amount } = RATE_LIMITS.invitationsOfPerson;
    for (let sent = 0; sent < amount; sent += 1) expect((await sendLink(id)).statusCode).toBe(204);
    expect((await sendLink(id)).statusCode).toBe(429);
    expect(await mails()).toHaveLength(amount);
    const none = await idOf('none');
    await change(none, 'none', false);
    expect((await sendLink(none)).statusCode).toBe(409);
    await change(none, 'none', true);
    await server.database.query("update users set email = '' where id = $1", [none]);
    expect((await sendLink(none)).statusCode).toBe(409);
    await server.database.query("update users set email = 'none@example.org' where id = $1", [
      none,
    ]);
    expect(await personOf('user')).toMatchObject({ state: 'active' });
  });

  it('are signed out everywhere in the library [S2.20]', async () => {
    const id = await idOf('user');
    const tokens = await Promise.all(
      (['north', 'north', 'south'] as const).map((client) => server.tokenOf('user', client)),
    );
    expect(await personOf('user')).toMatchObject({ sessions: 2 });
    expect((await signOut(id)).statusCode).toBe(204);
    expect(await Promise.all(tokens.map(me))).toEqual([401, 401, 200]);
    expect(await personOf('user')).toMatchObject({ sessions: 0, state: 'active' });
  });

  it('are in the log under their present name [S2.21]', async () => {
    const { id } = (await add(NEW)).json();
    const [stored] = await server.database.query<{ text: string }>(
      'select detail::text as text from audit_log',
      [],
    );
    expect(stored?.text).not.toContain('Zo');
    await server.database.query("update users set full_name = 'Zoë Other' where id = $1", [id]);
    expect((await entries())[0]?.person).toEqual({ id, name: 'Zoë Other', role: 'user' });
    await server.database.query('delete from users where id = $1', [id]);
    expect((await entries())[0]?.person).toEqual({ id, name: '', role: 'user' });
  });

  it('with a role that is not known have the lowest one', async () => {
    const id = await idOf('none');
    await server.database.query("update user_clients set role = 'new' where user_id = $1", [id]);
    expect(await personOf('none')).toMatchObject({ role: 'none' });
    await server.database.query("update user_clients set role = 'none' where user_id = $1", [id]);
  });

  it('are added once, also at the same time and in different letters [S2.14]', async () => {
    const answers = await Promise.all([
      add(NEW),
      add({ ...NEW, email: NEW.email.toUpperCase() }),
      add({ ...NEW, email: 'Zoe@North.example' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  it('of another library are unknown', async () => {
    const id = await idOf('user2');
    for (const answer of [await change(id, 'user', true), await sendLink(id), await signOut(id)]) {
      expect(answer.statusCode).toBe(404);
    }
  });

  it('who read in other pages only are no people of the list', async () => {
    const [made] = await server.database.query<{ id: number }>(
      `insert into users (login, full_name, email, password_hash)
       values ('embed:x', 'Petra Page', 'p@example.org', '') returning id::int as id`,
      [],
    );
    const id = made?.id ?? 0;
    await server.database.query(
      "insert into user_clients (user_id, client_ref, role) values ($1, 'north', 'user')",
      [id],
    );
    await server.database.query(
      "insert into embed_people (client_ref, person_id, user_id) values ('north', 'p', $1)",
      [id],
    );
    await beginSession(server.database, { userId: id, client: 'north', seconds: 60 });
    expect((await list('petra')).total).toBe(0);
    expect((await change(id, 'admin', true)).statusCode).toBe(404);
    await server.database.query('delete from users where id = $1', [id]);
  });
});
