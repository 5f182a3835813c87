import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { type ClientsServer, openClientsServer, WATERLAND } from './testing/clients-server.ts';

const REF = 'bibliotheek-waterland';

describeOnBothDatabases('the clients of the portal', (makeDatabase) => {
  let server: ClientsServer;
  beforeAll(async () => {
    server = await openClientsServer(makeDatabase);
  });
  afterAll(() => server.close());
  beforeEach(() => server.renew());

  const membersOf = async (ref: string) =>
    (
      await server.database.query<{ login: string; role: string; password_hash: string }>(
        `select u.login, m.role, u.password_hash from user_clients m join users u on u.id = m.user_id
         where m.client_ref = $1 order by u.login`,
        [ref],
      )
    ).map(({ login, role, password_hash }) => ({ login, role, hasPassword: password_hash !== '' }));
  const accounts = async () => (await server.database.query('select id from users', [])).length;
  const withAdministrator = (email: string) => ({
    ...WATERLAND,
    administrator: { name: 'Wil Water', email },
  });

  it('are listed by name, with people, connections and state [S2.130]', async () => {
    await server.change('south', { name: 'Élan', isActive: false });
    const { clients, connections } = await server.list();
    expect(clients).toEqual([
      {
        ...{ ref: 'south', name: 'Élan', email: 'desk@example.org' },
        ...{ isActive: false, isPublic: false, people: 7, connections: [3], exportedAt: null },
      },
      {
        ...{ ref: 'north', name: 'Library of the North', email: 'desk@north.example' },
        ...{ isActive: true, isPublic: true, people: 6, connections: [0, 1, 2], exportedAt: null },
      },
    ]);
    expect(connections).toContainEqual({ id: 3, name: 'Southern catalogue' });
  });

  it('are changed by superadmins with a password only, of any library [S2.131]', async () => {
    expect((await server.add(WATERLAND, await server.tokenOf('admin'))).statusCode).toBe(403);
    const ofProvider = await server.superadmin('south');
    await server.database.query(
      `with provider as (
         insert into identity_providers (client_ref, name, is_active, settings, secret, rules, links_by_email)
         values ('south', 'Campus', true, '{}', '', '[]', false) returning id)
       update sessions set provider_id = provider.id from provider`,
      [],
    );
    expect((await server.add(WATERLAND, ofProvider)).statusCode).toBe(403);
    await server.database.query('delete from identity_providers', []);
    const there = await server.superadmin('south');
    expect((await server.add(WATERLAND, there)).statusCode).toBe(200);
    expect((await server.change('north', { name: 'Northern' }, there)).statusCode).toBe(200);
  });

  it('get connections of their own and of others, read by patrons [S2.132]', async () => {
    const made = await server.add({ ...WATERLAND, connections: [3] });
    expect(made.json()).toMatchObject({
      ...{ ref: REF, name: 'Bibliotheek Waterland', email: 'desk@waterland.example' },
      ...{ isActive: true, isPublic: false, people: 1, connections: [4, 5, 3] },
    });
    const rows = await server.database.query(
      `select c.id, c.kind, c.name, c.names->>'nl' as nl, cc.searched_by, cc.read_by
       from connections c join client_connections cc on cc.connection_id = c.id
       where cc.client_ref = $1 order by c.id desc`,
      [REF],
    );
    const access = { searched_by: 'anyone', read_by: 'patrons' };
    expect(rows).toEqual([
      {
        ...{ id: 5, kind: 'fulltext', ...access, name: 'Digital library · Bibliotheek Waterland' },
        nl: 'Digitale bibliotheek · Bibliotheek Waterland',
      },
      {
        ...{ id: 4, kind: 'metadata', ...access, name: 'Catalogue · Bibliotheek Waterland' },
        nl: 'Catalogus · Bibliotheek Waterland',
      },
      { id: 3, kind: 'metadata', ...access, name: 'Southern catalogue', nl: null },
    ]);
    const [row] = await server.database.query('select settings from clients where ref = $1', [REF]);
    expect(row).toEqual({ settings: { defaultLanguage: 'nl', languages: ['nl', 'fr'] } });
    const shared = { ...WATERLAND, name: 'Waterland, Bibliotheek', connections: [3] };
    const more = await server.add({ ...shared, hasOwnConnections: false });
    expect(more.json()).toMatchObject({ ref: 'waterland-bibliotheek', connections: [3] });
  });

  it('have a connection that exists, and a reference of their own [S2.133]', async () => {
    const none = await server.add({ ...WATERLAND, hasOwnConnections: false });
    expect(none.statusCode).toBe(400);
    expect((await server.add({ ...WATERLAND, connections: [3, 99] })).statusCode).toBe(404);
    expect((await server.list()).clients).toHaveLength(2);
    await server.add(WATERLAND);
    const other = await server.add({ ...WATERLAND, name: 'Bibliotheek: Waterland!' });
    expect(other.json()).toMatchObject({ ref: `${REF}-2` });
  });

  it('have names of their own, also when two are made at once [S2.134]', async () => {
    const there = await server.superadmin('south');
    const answers = await Promise.all([
      server.add(WATERLAND),
      server.add({ ...WATERLAND, name: 'BIBLIOTHÈEK Waterland' }, there),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const [first] = answers.filter(({ statusCode }) => statusCode === 200);
    const ref = first?.json().ref;
    const taken = { name: 'library of the NÖRTH' };
    expect((await server.change(ref, taken)).statusCode).toBe(409);
    expect((await server.change(ref, { name: 'bibliotheek WATERLAND' })).statusCode).toBe(200);
  });

  it('are made once for one key', async () => {
    const token = await server.superadmin();
    const headers = { 'idempotency-key': 'once' };
    const ask = () => server.call('POST', '/api/clients', { token, body: WATERLAND, headers });
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map((answer) => answer.json().ref)).toEqual([REF, REF]);
    expect(await server.mails()).toHaveLength(1);
  });

  it('have a first administrator, who is invited in their language [S2.135]', async () => {
    await server.add({ ...WATERLAND, languages: ['fr', 'nl'] });
    expect(await membersOf(REF)).toEqual([
      { login: 'wil@waterland.example', role: 'admin', hasPassword: false },
    ]);
    const [mail, ...more] = await server.mails();
    expect(mail).toMatchObject({
      ...{ to: 'wil@waterland.example', subject: 'Votre compte : Bibliotheek Waterland' },
      text: expect.stringContaining('https://library.example/auth/password?token='),
    });
    expect(more).toEqual([]);
  });

  it('take an account that exists as it is [S2.136]', async () => {
    const before = await accounts();
    await server.add(withAdministrator('User@example.org'));
    expect(await membersOf(REF)).toEqual([{ login: 'user', role: 'admin', hasPassword: true }]);
    expect(await server.mails()).toEqual([]);
    expect(await accounts()).toBe(before);
    expect((await server.signIn('user')).searchParams.has('accessToken')).toBe(true);
    await server.database.query(
      "update users set password_hash = '' where login = 'anonymous'",
      [],
    );
    await server.add({ ...withAdministrator('anonymous@example.org'), name: 'Second' });
    expect((await server.mails()).map(({ to }) => to)).toEqual(['anonymous@example.org']);
    expect(await accounts()).toBe(before);
  });

  it('take no account that signs in with an identity provider', async () => {
    await server.database.query(
      `with provider as (
         insert into identity_providers (client_ref, name, is_active, settings, secret, rules, links_by_email)
         values ('south', 'Campus', true, '{}', '', '[]', false) returning id),
       linked as (
         insert into users (login, full_name, email, password_hash) values
           ('linked@example.org', 'Linked', 'linked@example.org', ''),
           ('provider:1', 'Made', 'made@example.org', '') returning id)
       insert into external_identities (provider_id, subject, user_id)
       select provider.id, linked.id, linked.id from provider, linked`,
      [],
    );
    expect((await server.add(withAdministrator('linked@example.org'))).statusCode).toBe(409);
    expect((await server.add(withAdministrator('made@example.org'))).statusCode).toBe(200);
    expect(await membersOf(REF)).toEqual([
      { login: 'made@example.org', role: 'admin', hasPassword: false },
    ]);
    await server.database.query('delete from identity_providers', []);
    await server.database.query("delete from users where login = 'provider:1'", []);
  });

  it('have their superadmin as such, without a mail [S2.137]', async () => {
    await server.add(withAdministrator('superadmin@example.org'));
    expect(await membersOf(REF)).toMatchObject([{ login: 'superadmin', role: 'superadmin' }]);
    expect(await server.mails()).toEqual([]);
    const token = await server.superadmin();
    const body = { target: REF };
    expect((await server.call('POST', '/api/client/switch', { token, body })).json()).toBe(true);
    expect((await server.call('GET', '/api/people', { token })).statusCode).toBe(200);
  });

  it('are in the log of the superadmin, and their people in their own [S2.138]', async () => {
    await server.add(withAdministrator('superadmin@example.org'));
    await server.change(REF, { name: 'Waterland', isActive: true });
    await server.change(REF, { isActive: false });
    await server.exportOf(REF);
    await server.change(REF, { isActive: true });
    const entries = await server.log();
    expect(entries.map(({ action, client }) => [action, client])).toEqual(
      [
        ...['client-activated', 'client-exported', 'client-deactivated', 'client-changed'].map(
          (action) => [action, 'Waterland'],
        ),
        ['client-added', 'Bibliotheek Waterland'],
      ].map(([action, name]) => [action, { ref: REF, name }]),
    );
    expect((await server.log(REF)).map(({ action }) => action)).toEqual(['person-added']);
    const table = await server.call('GET', '/api/admin/audit/export?language=en&timeZone=UTC', {
      token: await server.superadmin(),
    });
    expect(table.body).toMatch(/client-added,bibliotheek-waterland,Bibliotheek Waterland/);
  });
});
