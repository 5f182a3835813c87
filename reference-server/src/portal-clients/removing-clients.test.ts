import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { type ClientsServer, openClientsServer, WATERLAND } from './testing/clients-server.ts';
import { furnishClient, SECRETS } from './testing/furnish-client.ts';

const REF = 'bibliotheek-waterland';

type Exported = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

describeOnBothDatabases('a client that goes', (makeDatabase) => {
  let server: ClientsServer;
  let own: number;
  let shared: number;
  beforeAll(async () => {
    server = await openClientsServer(makeDatabase);
  });
  afterAll(() => server.close());

  const idOf = async (login: string) => {
    const [user] = await server.database.query<{ id: number }>(
      'select id::int as id from users where login = $1',
      [login],
    );
    return user?.id ?? 0;
  };
  /** Names of the tables, with the rows that have one of some texts. */
  const rowsWith = async (...traces: readonly string[]): Promise<string[]> => {
    const tables = await server.database.query<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE'`,
      [],
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await server.database.query<{ row: string }>(
        `select to_jsonb(t)::text as row from ${name} t`,
        [],
      );
      for (const { row } of rows) {
        if (traces.some((trace) => row.includes(trace))) found.push(`${name}: ${row}`);
      }
    }
    return found;
  };
  const off = () => server.change(REF, { isActive: false });
  const messageOf = async (answer: ReturnType<ClientsServer['remove']>) => {
    const { statusCode, body } = await answer;
    return [statusCode, statusCode === 204 ? '' : JSON.parse(body).message];
  };

  /** Makes a client with one of everything, and a superadmin there. */
  beforeEach(async () => {
    await server.renew();
    await server.database.query(
      "delete from users where login like 'embed:%' or login like 'provider:%'",
      [],
    );
    const made = await server.add({ ...WATERLAND, connections: [0] });
    expect(made.statusCode).toBe(200);
    [own, shared] = [await idOf('wil@waterland.example'), await idOf('user')];
    for (const [login, role] of [
      ['user', 'user'],
      ['superadmin', 'superadmin'],
    ] as const) {
      await server.database.query(
        'insert into user_clients (user_id, client_ref, role) values ($1, $2, $3)',
        [await idOf(login), REF, role],
      );
    }
    await furnishClient(server.database, REF, { own, shared });
  });

  it('is exported with all that it has, and without secrets [S2.148]', async () => {
    await furnishClient(server.database, 'south', { own: await idOf('user2'), shared });
    const answer = await server.exportOf(REF);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/json']);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="client.json"');
    const { client, tables } = answer.json() as { client: string; tables: Exported };
    expect(client).toBe(REF);
    expect(tables).toMatchObject({
      clients: [{ ref: REF, name: 'Bibliotheek Waterland', logo: 'iVBORw==' }],
      connections: expect.arrayContaining([expect.objectContaining({ name: 'Catalogue' })]),
      client_connections: expect.arrayContaining([
        expect.objectContaining({ connection_id: 0, read_by: 'patrons' }),
      ]),
      // Not those of the connection that is another client's too.
      publications: [{ record: { title: 'Of the water' } }],
      user_clients: expect.arrayContaining([
        expect.objectContaining({ user_id: own, role: 'admin' }),
      ]),
      users: expect.arrayContaining([expect.objectContaining({ login: 'wil@waterland.example' })]),
      identity_providers: [{ name: 'Campus', client_ref: REF }],
      external_identities: [{ subject: `person of ${REF}` }],
      embed_credentials: [{ label: 'Institution' }],
      embed_people: [{ person_id: 'p-1' }],
      second_factors: [{ user_id: own }],
      bookshelves: [{ name: 'Of the sea' }, { name: 'Of the sea' }],
      bookshelf_items: [{ item: { type: 'query' } }, { item: { type: 'query' } }],
      orders: [{ client_ref: REF }, { client_ref: REF }],
      order_lines: [{ title: 'Letters' }, { title: 'Letters' }],
      licences: [{ pub_key: 'pub-letters' }, { pub_key: 'pub-letters' }],
      sessions: [{ client_ref: REF }, { client_ref: REF }],
      audit_log: expect.arrayContaining([expect.objectContaining({ action: 'person-added' })]),
    });
    for (const secret of [...SECRETS, 'hash of', '\\x07'])
      expect(answer.body).not.toContain(secret);
    // A visitor's subject lets in as that visitor.
    for (const table of ['sessions', 'licences', 'reading_places']) {
      for (const row of tables[table] ?? []) expect(row).not.toHaveProperty('subject');
    }
    const strangers = JSON.stringify(tables['users']);
    expect(strangers).not.toContain('user2');
    for (const rows of Object.values(tables)) {
      for (const row of rows) expect([undefined, REF]).toContain(row['client_ref']);
    }
  });

  it('is exported page by page, each row once [S2.148]', async () => {
    await server.database.query(
      `insert into publications (connection_id, id, record)
       select connection_id, n, jsonb_build_object('n', n)
       from generate_series(2, 700) as n, client_connections
       where client_ref = $1 and position < 2`,
      [REF],
    );
    const { tables } = (await server.exportOf(REF)).json() as { tables: Exported };
    const keys = tables['publications']?.map(({ connection_id, id }) => `${connection_id} ${id}`);
    expect(keys).toHaveLength(2 * 699 + 1);
    expect(new Set(keys).size).toBe(2 * 699 + 1);
    await server.database.query('delete from publications where id > 5', []);
  });

  it('is removed only if it is off and was exported since [S2.149]', async () => {
    const isOn = [409, 'The library has to be switched off first'];
    const isUnread = [409, 'The library has to be exported after it was switched off'];
    await server.exportOf(REF);
    expect((await server.clientOf(REF))?.exportedAt).toBeNull();
    expect(await messageOf(server.remove(REF))).toEqual(isOn);
    await off();
    expect(await messageOf(server.remove(REF))).toEqual(isUnread);
    await server.exportOf(REF);
    expect((await server.clientOf(REF))?.exportedAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    await server.change(REF, { isActive: true });
    expect((await server.clientOf(REF))?.exportedAt).toBeNull();
    await off();
    expect(await messageOf(server.remove(REF))).toEqual(isUnread);
    await server.exportOf(REF);
    expect((await server.remove(REF)).statusCode).toBe(204);
    expect(await messageOf(server.remove(REF))).toEqual([404, 'There is no such library']);
    expect((await server.exportOf(REF)).statusCode).toBe(404);
  });

  it('leaves no row behind but the log of superadmins, and other clients as they are [S2.149]', async () => {
    await off();
    await server.exportOf(REF);
    const others = async () => {
      const statement = `select
        (select jsonb_agg(to_jsonb(m) order by user_id) from user_clients m where client_ref <> $1) as members,
        (select jsonb_agg(to_jsonb(c) order by connection_id, client_ref) from client_connections c
         where client_ref <> $1) as shared,
        (select jsonb_agg(to_jsonb(p) order by connection_id, id) from publications p
         where connection_id < 4) as records`;
      return (await server.database.query(statement, [REF]))[0];
    };
    const before = await others();
    expect((await server.remove(REF)).statusCode).toBe(204);
    expect(await others()).toEqual(before);
    const traces = [REF, 'Waterland', 'waterland.example', 'Wil Water', 'Petra Page'];
    const people = [`"user_id": ${own},`, `"user:${own}"`];
    const found = await rowsWith(...traces, ...people, 'Of the water');
    expect(found.filter((row) => !row.startsWith('audit_log:'))).toEqual([]);
    const log = await server.log();
    expect(found).toHaveLength(log.length);
    expect(log.map(({ action }) => action)).toEqual(
      ['removed', 'exported', 'deactivated', 'added'].map((action) => `client-${action}`),
    );
    expect(await idOf('user')).toBe(shared);
    expect((await server.add(WATERLAND)).json()).toMatchObject({ ref: REF, people: 1 });
  });

  it('asks for another export of a client that had its records, too [S2.149]', async () => {
    const { connections } = (await server.clientOf(REF)) ?? { connections: [] };
    const other = { ...WATERLAND, name: 'Bibliotheek Rijnland', hasOwnConnections: false };
    const added = await server.add({
      ...other,
      connections,
      administrator: { name: 'Rie Rijn', email: 'rie@rijnland.example' },
    });
    const { ref } = added.json() as { ref: string };
    await off();
    await server.change(ref, { isActive: false });
    for (const each of [REF, ref]) await server.exportOf(each);
    expect((await server.clientOf(ref))?.exportedAt).not.toBeNull();
    expect((await server.remove(REF)).statusCode).toBe(204);
    expect((await server.clientOf(ref))?.exportedAt).toBeNull();
    expect((await server.remove(ref)).statusCode).toBe(409);
  });

  it('leaves connections with documents in the portal, for another client', async () => {
    await server.database.query(
      `update publications set pub_key = 'pub-letters'
       from client_connections cc where cc.connection_id = publications.connection_id
         and cc.client_ref = $1 and cc.position = 0`,
      [REF],
    );
    await off();
    await server.exportOf(REF);
    expect((await server.remove(REF)).statusCode).toBe(204);
    const { connections } = await server.list();
    const left = connections.filter(({ name }) => name.endsWith('Waterland'));
    expect(left.map(({ name }) => name)).toEqual(['Catalogue · Bibliotheek Waterland']);
    const again = await server.add({ ...WATERLAND, connections: left.map(({ id }) => id) });
    expect(again.statusCode).toBe(200);
    expect((await server.list()).connections.map(({ name }) => name)).toContain(
      'Catalogue · Bibliotheek Waterland 2',
    );
    await server.database.query(
      "delete from publications where record->>'title' = 'Of the water'",
      [],
    );
  });

  it('goes once when two superadmins remove it at once', async () => {
    await off();
    await server.exportOf(REF);
    const there = await server.superadmin('south');
    const answers = await Promise.all([server.remove(REF), server.remove(REF, there)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404]);
  });

  it('takes a person along whom another library erases at once', async () => {
    await server.database.query(
      `insert into user_clients (user_id, client_ref, role) values ($1, 'north', 'user')`,
      [own],
    );
    await off();
    await server.exportOf(REF);
    const token = await server.superadmin();
    const answers = await Promise.all([
      server.remove(REF),
      server.call('DELETE', `/api/people/${own}`, { token }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect(await idOf('wil@waterland.example')).toBe(0);
  });
});
