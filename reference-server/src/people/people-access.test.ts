import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { RATE_LIMITS } from '../rate-limits/limits.ts';
import { checkAccount } from '../sso/accounts.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { openPeopleServer, PASSWORD, type PeopleServer } from './testing/people-server.ts';

const NEW = { name: 'Zoë Łęcka', email: 'zoe@north.example', role: 'user' };

describeOnBothDatabases('what people may do', (makeDatabase) => {
  let server: PeopleServer;
  let admin: string;
  let superadmin: string;
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
    superadmin = await server.tokenOf('superadmin');
  });

  const idOf = (login: string) => server.idOf(login);
  const personOf = (login: string, token = admin) => server.personOf(login, token);
  const add = (body: object, token = admin) => server.add(body, token);
  const change = (id: number, role: string, isActive: boolean, token = admin) =>
    server.change(id, role, isActive, token);
  const sendLink = (id: number) => server.sendLink(id, admin);
  const signOut = (id: number) => server.signOut(id, admin);
  const me = async (token: string) =>
    (await server.call('GET', '/api/user/me', { token })).statusCode;
  const mails = () => server.mails();
  const entries = () => server.entries(admin);

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
});
