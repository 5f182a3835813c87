import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { PeoplePage } from '@leeszaal/shared-contracts';
import { beginSession } from '../session/session-store.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { openPeopleServer, type PeopleServer } from './testing/people-server.ts';

const NEW = { name: 'Zoë Łęcka', email: 'zoe@north.example', role: 'user' };

describeOnBothDatabases('people in the administration', (makeDatabase) => {
  let server: PeopleServer;
  let admin: string;
  beforeAll(async () => {
    server = await openPeopleServer(makeDatabase);
  });
  afterAll(async () => {
    await server.close();
    await server.database.close();
  });
  beforeEach(async () => {
    await server.renew();
    admin = await server.tokenOf('admin');
  });

  const idOf = (login: string) => server.idOf(login);
  const list = (query = '') => server.list(query, admin);
  const personOf = (login: string, token = admin) => server.personOf(login, token);
  const add = (body: object, token = admin) => server.add(body, token);
  const change = (id: number, role: string, isActive: boolean, token = admin) =>
    server.change(id, role, isActive, token);
  const sendLink = (id: number) => server.sendLink(id, admin);
  const signOut = (id: number) => server.signOut(id, admin);
  const mails = () => server.mails();
  const entries = () => server.entries(admin);

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
      hasSecondFactor: false,
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
