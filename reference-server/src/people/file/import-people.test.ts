import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { PeopleImport } from '@leeszaal/shared-contracts';
import { RATE_LIMITS } from '../../rate-limits/limits.ts';
import { consume } from '../../rate-limits/rate-limit.ts';
import { authenticate } from '../../session/authenticate.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { libraryOf } from '../library-of.ts';
import { importPeople } from './import-people.ts';

const FILE = [
  'name,email,role',
  'Zoë Łęcka,zoe@north.example,',
  'Ada Lezer,ada@north.example,admin',
  'Una User,user@example.org,',
  'Umberto User,USER2,',
  'No Address,,',
].join('\n');

describeOnBothDatabases('a file of people', (makeDatabase) => {
  let server: TestServer;
  let admin: string;
  beforeAll(async () => {
    server = await createTestServer({ database: await makeDatabase() });
    await server.database.query(
      "update users set login = email where login in ('user', 'user2')",
      [],
    );
    admin = await server.tokenOf('admin');
  });
  afterAll(async () => {
    await server.close();
    await server.database.close();
  });
  beforeEach(async () => {
    for (const table of ['audit_log', 'outgoing_mails', 'rate_limits']) {
      await server.database.query(`delete from ${table}`, []);
    }
    await server.database.query("delete from users where login like '%@north.example'", []);
  });

  const send = async (text: string, mode: string) => {
    const form = new FormData();
    form.append('people-file', new File([text], 'people.csv', { type: 'text/csv' }));
    const body = new Response(form);
    return server.call('POST', `/api/people/import?mode=${mode}`, {
      token: admin,
      body: Buffer.from(await body.arrayBuffer()),
      headers: { 'content-type': body.headers.get('content-type') ?? '' },
    });
  };
  const result = async (text: string, mode: string): Promise<PeopleImport> =>
    (await send(text, mode)).json();
  const count = async (table: string): Promise<number> => {
    const [row] = await server.database.query<{ n: number }>(
      `select count(*)::int as n from ${table}`,
      [],
    );
    return row?.n ?? 0;
  };
  const actions = async () =>
    (await server.call('GET', '/api/admin/audit', { token: admin })).json().entries;

  it('is previewed, and then adds who is new, once [S2.22 S2.24]', async () => {
    const file = FILE.replace('USER2', 'user2@example.org');
    const expected = {
      kind: 'read',
      added: 2,
      known: 1,
      refused: 2,
      first: [
        { name: 'Zoë Łęcka', email: 'zoe@north.example', role: 'user' },
        { name: 'Ada Lezer', email: 'ada@north.example', role: 'admin' },
      ],
      problems: [
        { line: 5, name: 'Umberto User', email: 'user2@example.org', fault: 'taken' },
        { line: 6, name: 'No Address', email: '', fault: 'no-email' },
      ],
    };
    const before = await count('users');
    expect(await result(file, 'preview')).toEqual(expected);
    expect(await count('users')).toBe(before);
    expect(await actions()).toEqual([]);

    expect(await result(file, 'add')).toEqual(expected);
    expect([await count('users'), await count('outgoing_mails')]).toEqual([before + 2, 0]);
    expect(await result(file, 'add')).toMatchObject({ added: 0, known: 3 });
    expect(await actions()).toMatchObject([
      { action: 'people-imported', people: 2 },
      { action: 'person-added', person: { name: 'Ada Lezer', role: 'admin' } },
    ]);
  });

  it('sends each new person a mail, if wanted, and no second one [S2.22]', async () => {
    expect(await result(FILE, 'invite')).toMatchObject({ added: 2 });
    await result(FILE, 'invite');
    const mails = await server.database.query<{ to: string }>(
      "select mail->>'to' as to from outgoing_mails order by 1",
      [],
    );
    expect(mails.map(({ to }) => to)).toEqual(['ada@north.example', 'zoe@north.example']);
    expect(await count('account_links')).toBe(2);
  });

  it('sends no more mails than an hour allows [S2.22]', async () => {
    const { amount } = RATE_LIMITS.invitationsByFile;
    const counted = { limit: 'invitationsByFile', of: ['north'], by: amount - 1 } as const;
    expect(await consume(server.database, counted)).toBe(0);
    expect((await send(FILE, 'invite')).statusCode).toBe(429);
    expect(await count('outgoing_mails')).toBe(0);
    expect(await result(FILE, 'add')).toMatchObject({ added: 2 });
  });

  it('stops when the administrator loses the role', async () => {
    const setRole = (role: string) =>
      server.database.query(
        `update user_clients set role = $1 where client_ref = 'north'
         and user_id = (select id from users where login = 'admin')`,
        [role],
      );
    const caller = await authenticate(`Bearer ${admin}`, server.database, server.services.secrets);
    if (caller.kind !== 'session') throw new Error('There is no session');
    const { session } = caller;
    await setRole('user');
    const { services, database } = server;
    const context = { database, session, portalUrl: services.config.portalUrl } as const;
    const library = await libraryOf(server.database, 'north');
    if (library === undefined) throw new Error('There is no library.');
    const bytes = new TextEncoder().encode(FILE);
    await expect(importPeople(bytes, { ...context, library, mode: 'add' })).rejects.toMatchObject({
      status: 403,
    });
    await setRole('admin');
    expect(await count("users where login like '%@north.example'")).toBe(0);
  });

  it('may hold thousands, in any case of letters', async () => {
    const lines = Array.from({ length: 2000 }, (_, n) => `Person ${n},P${n}@north.example,`);
    const many = ['name,email,role', ...lines].join('\n');
    expect(await result(many, 'add')).toMatchObject({ added: 2000, first: { length: 10 } });
    expect(await actions()).toMatchObject([{ action: 'people-imported', people: 2000 }]);
    expect(await result(many.toLowerCase(), 'preview')).toMatchObject({ added: 0, known: 2000 });
  });

  it('can be what was exported [S2.25]', async () => {
    await result(FILE, 'add');
    const answer = await server.call('GET', '/api/people/export?language=nl', { token: admin });
    expect(answer.headers['content-disposition']).toBe('attachment; filename="people.csv"');
    expect(answer.body).toContain(
      '\r\nZoë Łęcka;zoe@north.example;user;invited;zoe@north.example;\r\n',
    );
    const lines = answer.body.trim().split('\r\n').length - 1;
    const read = await result(answer.body, 'preview');
    expect(read).toMatchObject({
      ...{ kind: 'read', added: 0, known: lines - 1 },
      problems: [{ name: 'Sophie Super', fault: 'higher-role' }],
    });
    expect((await actions())[0]).toMatchObject({ action: 'people-exported', people: lines });
  });
});
