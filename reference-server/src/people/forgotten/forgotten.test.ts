import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { RATE_LIMITS } from '../../rate-limits/limits.ts';
import { FORGOTTEN_PATH } from '../../sso/forgotten-path.constant.ts';
import { createSsoServer, LOGIN, PASSWORD, type SsoServer } from '../../sso/testing/sso-server.ts';

const PAGE = { accept: 'text/html', 'accept-language': 'en' };
const NEW_PASSWORD = 'a new and long password';

describe('a forgotten password', () => {
  let server: SsoServer;
  beforeEach(async () => {
    server = await createSsoServer({ config: { portalUrl: 'https://library.example' } });
  });
  afterEach(() => server.close());

  const post = (url: string, fields: Record<string, string>) =>
    server.call('POST', url, {
      body: new URLSearchParams(fields).toString(),
      headers: { ...PAGE, 'content-type': 'application/x-www-form-urlencoded' },
    });
  const ask = (login: string, lang = 'en') => post(FORGOTTEN_PATH, { login, lang });
  const mails = async () => {
    const rows = await server.database.query<{
      mail: { to: string; sender: string; subject: string; text: string };
    }>('select mail from outgoing_mails order by id', []);
    return rows.map(({ mail }) => mail);
  };
  const emailOf = async (login: string) => {
    const [user] = await server.database.query<{ email: string }>(
      'select email from users where login = $1',
      [login],
    );
    return user?.email;
  };

  it('is asked for from the sign-in page, and answered by a mail with a link [S2.7 S2.8]', async () => {
    const login = await server.call('GET', `${LOGIN}?lang=en`, { headers: PAGE });
    expect(login.body).toContain(`href="${FORGOTTEN_PATH}?lang=en"`);
    const page = await server.call('GET', `${FORGOTTEN_PATH}?lang=en`, { headers: PAGE });
    expect(page.body).toContain('<h1>Forgotten password</h1>');

    expect((await ask(' USER ')).body).toContain('<h1>Look in your mailbox</h1>');
    const [mail] = await mails();
    expect(mail?.to).toBe(await emailOf('user'));
    expect(mail?.subject).toBe('A new password for Library of the North');
    const link = /https:\/\/library\.example(\/auth\/password\?token=([\w-]{43}))$/m.exec(
      mail?.text ?? '',
    );
    const [, path = '', token = ''] = link ?? [];
    expect((await server.signIn('user')).pathname).toBe('/search');
    expect((await server.call('GET', path, { headers: PAGE })).statusCode).toBe(200);
    const fields = { token, password: NEW_PASSWORD, passwordAgain: NEW_PASSWORD };
    expect((await post('/auth/password', fields)).statusCode).toBe(200);
    const form = await server.openForm();
    expect((await server.submit(form, { login: 'user', password: PASSWORD })).statusCode).toBe(401);
    const [left] = await server.database.query('select from account_links', []);
    expect(left).toBeUndefined();
  });

  it.each([
    ['nl', 'Een nieuw wachtwoord voor Library of the North', 'binnen 2 uur'],
    ['de', 'Ein neues Passwort für Library of the North', 'innerhalb von 2 Stunden'],
    ['fr', 'Un nouveau mot de passe : Library of the North', 'dans les 2 heures'],
  ])('has a mail in %s', async (lang, subject, part) => {
    await ask('user', lang);
    const [mail] = await mails();
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain(part);
  });

  it('is one of the library at which the person signs in, in its own words [S2.123]', async () => {
    await server.database.query(
      `insert into mail_texts (client_ref, mail, language, subject_line, body) values
         ('north', 'password', 'en', 'North', '{link}'), ('south', 'password', 'en', 'South', '{link}')`,
      [],
    );
    await ask('user2');
    await ask('user');
    expect((await mails()).map(({ subject, sender }) => [subject, sender])).toEqual([
      ['South', 'Library of the South'],
      ['North', 'Library of the North'],
    ]);
  });

  it('is not sent to a person who has no library', async () => {
    await server.database.query('update user_clients set deactivated_at = now()', []);
    expect((await ask('user')).statusCode).toBe(200);
    expect(await mails()).toEqual([]);
  });

  it('ends after two hours', async () => {
    await ask('user');
    const [link] = await server.database.query<{ hours: number }>(
      `select extract(epoch from expires_at - clock_timestamp()) / 3600 as hours from account_links`,
      [],
    );
    expect(Number(link?.hours)).toBeCloseTo(2, 1);
  });

  it('is answered alike where there is no account, and escapes what was typed [S2.9]', async () => {
    const known = await ask('user');
    const unknown = await ask('none here');
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(unknown.body).toBe(known.body.replace('account user,', 'account none here,'));
    expect((await ask('<b>')).body).toContain('account &lt;b&gt;,');
    expect(await mails()).toHaveLength(1);
    expect((await ask(' ')).statusCode).toBe(422);
    expect((await ask('x'.repeat(321))).statusCode).toBe(422);
  });

  it('sends no mail to the people of an institution', async () => {
    await server.database.query(
      `insert into embed_people (client_ref, person_id, user_id)
       select 'north', 'p1', id from users where login = 'user'`,
      [],
    );
    await ask('user');
    expect(await mails()).toEqual([]);
  });

  it('fills no mailbox, and answers an address that asks too often with 429 [S2.10]', async () => {
    const { amount: toAccount } = RATE_LIMITS.resetMailToAccount;
    for (let count = 0; count < toAccount + 2; count += 1) {
      expect((await ask(count % 2 === 0 ? 'user' : 'USER')).statusCode).toBe(200);
    }
    expect(await mails()).toHaveLength(toAccount);
    const { amount: fromAddress } = RATE_LIMITS.resetMailFromAddress;
    for (let count = toAccount + 2; count < fromAddress; count += 1) await ask(`other ${count}`);
    const refused = await ask('last');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});
