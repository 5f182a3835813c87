import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { beginSession, rotateSession } from '../session/session-store.ts';
import { checkAccount, hasSamePassword } from '../sso/accounts.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { digest } from '../text/digest.ts';
import { PERSON_COMMAND_PATH, registerPersonCommandRoute } from './command/person-command-route.ts';

const TOKEN = 'a token in the data folder';
const PAGE = { accept: 'text/html', 'accept-language': 'en' };
const GOOD = 'a long enough password';

describeOnBothDatabases('the people of a library', (makeDatabase) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ database: await makeDatabase() });
    registerPersonCommandRoute(server.app, {
      services: server.services,
      token: TOKEN,
      portalUrl: () => 'https://library.example/',
    });
  });
  afterAll(async () => {
    await server.close();
    await server.database.close();
  });

  const run = (body: object, token = TOKEN) =>
    server.call('POST', PERSON_COMMAND_PATH, { token, body });
  const lines = async (body: object): Promise<string[]> => (await run(body)).json().lines;
  const add = (email: string, more: object = {}) =>
    lines({ command: 'add', client: 'north', email, name: 'Jan Lezer', ...more });
  const linkIn = (said: readonly string[]): URL => new URL(said.at(-1)?.trim() ?? '');
  const open = (link: URL) => server.call('GET', link.pathname + link.search, { headers: PAGE });
  const choose = (link: URL, password: string, passwordAgain = password) =>
    server.call('POST', link.pathname, {
      body: new URLSearchParams({
        token: link.searchParams.get('token') ?? '',
        password,
        passwordAgain,
      }).toString(),
      headers: { ...PAGE, 'content-type': 'application/x-www-form-urlencoded' },
    });
  const clientOf = async (email: string, password: string) =>
    (await checkAccount(server.database, email, password, ''))?.client;

  it('are added with a link, with which they choose a password once [S2.1 S2.2]', async () => {
    const said = await add('jan@north.example');
    expect(said[0]).toBe('Jan Lezer has an account, as user.');
    const link = linkIn(said);
    expect(link.href).toMatch(/^https:\/\/library\.example\/auth\/password\?token=/);
    expect(await lines({ command: 'list', client: 'north' })).toContain(
      'jan@north.example  Jan Lezer  user  no password yet',
    );
    for (const guess of ['', GOOD])
      expect(await clientOf('jan@north.example', guess)).toBeUndefined();

    const page = await open(link);
    expect(page.body).toContain('<h1>Choose a password</h1>');
    expect(page.body).toContain('For Jan Lezer. You log in as jan@north.example.');
    const saved = await choose(link, GOOD);
    expect(saved.body).toContain('<h1>The password is saved</h1>');
    expect(saved.body).toContain('href="/auth/application/leeszaal/login?lang=en"');
    expect(await clientOf('Jan@North.example', GOOD)).toBe('north');
    expect(await lines({ command: 'list', client: 'north' })).toContain(
      'jan@north.example  Jan Lezer  user',
    );
    const used = await open(link);
    expect(used.statusCode).toBe(404);
    expect(used.body).toContain('This link no longer works');
    expect((await choose(link, 'another long password')).statusCode).toBe(404);
    expect(await clientOf('jan@north.example', GOOD)).toBe('north');
  });

  it('correct what they typed [S2.3]', async () => {
    const link = linkIn(await add('mia@north.example'));
    const short = await choose(link, 'too short');
    expect(short.statusCode).toBe(422);
    expect(short.body).toMatch(/<input name="password"[^>]* aria-invalid="true"/);
    expect(short.body).toContain('Enter a password of 12 to 500 characters.');
    expect(short.body).not.toContain('value="too short"');
    const differs = await choose(link, GOOD, `${GOOD}!`);
    expect(differs.body).toContain('The passwords do not match.');
    expect(await clientOf('mia@north.example', GOOD)).toBeUndefined();
    expect((await choose(link, GOOD)).statusCode).toBe(200);
  });

  it('choose a new one by a new link, which ends the old link and all sessions [S2.4]', async () => {
    const first = linkIn(await add('eva@north.example'));
    const [user] = await server.database.query<{ id: number }>(
      'select id from users where login = $1',
      ['eva@north.example'],
    );
    const session = await beginSession(server.database, {
      userId: user?.id ?? null,
      client: 'north',
      seconds: 60,
    });
    const second = linkIn(
      await lines({ command: 'link', client: 'north', email: 'EVA@north.example' }),
    );
    expect((await open(first)).statusCode).toBe(404);
    expect((await choose(second, GOOD)).statusCode).toBe(200);
    expect(await rotateSession(server.database, session.token, 60)).toBeNull();
  });

  it('begin no session with a password that was changed meanwhile', async () => {
    const link = linkIn(await add('fee@north.example'));
    await choose(link, GOOD);
    const verified = await checkAccount(server.database, 'fee@north.example', GOOD, '');
    const anew = linkIn(
      await lines({ command: 'link', client: 'north', email: 'fee@north.example' }),
    );
    const holds = () =>
      server.database.transaction(async (transaction) =>
        verified === null ? undefined : hasSamePassword(transaction, verified),
      );
    expect(await holds()).toBe(true);
    await choose(anew, 'another long password');
    expect(await holds()).toBe(false);
  });

  it('have links that end, and of which nothing but a hash is stored [S2.5]', async () => {
    const link = linkIn(await add('old@north.example'));
    const token = link.searchParams.get('token') ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(
      JSON.stringify(await server.database.query('select * from account_links')),
    ).not.toContain(token);
    const [link7] = await server.database.query<{ days: number }>(
      `select extract(epoch from expires_at - clock_timestamp()) / 86400 as days
       from account_links where token_hash = $1`,
      [digest(token)],
    );
    expect(Number(link7?.days)).toBeCloseTo(7, 2);
    await server.database.query(
      'update account_links set expires_at = clock_timestamp() where token_hash = $1',
      [digest(token)],
    );
    expect((await open(link)).statusCode).toBe(404);
    expect((await choose(link, GOOD)).statusCode).toBe(404);
  });

  it('get their link by mail, in the language of the library [S2.11]', async () => {
    await server.database.query(
      `update clients set settings = settings || '{"defaultLanguage":"de"}' where ref = 'north'`,
      [],
    );
    const said = await add('udo@north.example', { mail: true });
    expect(said.join()).not.toContain('token=');
    const mails = async () =>
      (
        await server.database.query<{ mail: { to: string; subject: string; text: string } }>(
          'select mail from outgoing_mails order by id',
          [],
        )
      ).map(({ mail }) => mail);
    const [invitation] = await mails();
    expect(invitation?.to).toBe('udo@north.example');
    expect(invitation?.subject).toMatch(/^Ihr Konto bei /);
    const link = linkIn(invitation?.text.trim().split('\n') ?? []);
    expect((await open(link)).statusCode).toBe(200);
    await lines({ command: 'link', client: 'north', email: 'udo@north.example', mail: true });
    expect(await mails()).toHaveLength(2);
    expect((await open(link)).statusCode).toBe(404);
  });

  it('get another role [S2.6]', async () => {
    await add('ben@north.example', { role: 'none' });
    const person = { client: 'north', email: 'ben@north.example' };
    expect(await lines({ command: 'role', ...person, role: 'admin' })).toEqual([
      'Jan Lezer is now admin.',
    ]);
    expect(await lines({ command: 'list', client: 'north' })).toContain(
      'ben@north.example  Jan Lezer  admin  no password yet',
    );
  });

  it('are added once, to a library that there is, on this machine only', async () => {
    const person = { command: 'add', client: 'north', email: 'once@north.example', name: 'One' };
    expect((await run(person, 'another token')).statusCode).toBe(404);
    expect((await run(person)).statusCode).toBe(200);
    const again = await run({ ...person, email: 'ONCE@north.example' });
    expect(again.json().message).toBe('There is an account ONCE@north.example already.');
    const nowhere = await run({ ...person, client: 'nowhere', email: 'two@north.example' });
    expect(nowhere.json().message).toBe('There is no client nowhere. There are: north, south.');
    for (const wrong of [{ email: 'x' }, { name: ' ' }, { name: 'a\nb' }, { role: 'king' }]) {
      expect((await run({ ...person, ...wrong })).statusCode).toBe(400);
    }
    const elsewhere = { command: 'link', client: 'south', email: 'once@north.example' };
    expect((await run(elsewhere)).statusCode).toBe(409);
  });
});
