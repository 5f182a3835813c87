import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { RATE_LIMITS } from '../../rate-limits/limits.ts';
import { createSsoServer, PASSWORD, type SsoServer } from '../../sso/testing/sso-server.ts';
import { makeAccountLink } from '../account-links.ts';
import { OWN_PASSWORD_PATH } from './own-password-path.constant.ts';

const PAGE = { accept: 'text/html', 'accept-language': 'en' };
const NEW_PASSWORD = 'a new and long password';

describe('one’s own password', () => {
  let server: SsoServer;
  beforeEach(async () => {
    server = await createSsoServer();
  });
  afterEach(() => server.close());

  const change = (fields: Record<string, string> = {}) =>
    server.call('POST', OWN_PASSWORD_PATH, {
      body: new URLSearchParams({
        login: 'user',
        current: PASSWORD,
        password: NEW_PASSWORD,
        passwordAgain: NEW_PASSWORD,
        lang: 'en',
        ...fields,
      }).toString(),
      headers: { ...PAGE, 'content-type': 'application/x-www-form-urlencoded' },
    });
  const signIn = async (password: string): Promise<number> =>
    (await server.submit(await server.openForm(), { login: 'user', password })).statusCode;

  it('is changed by the present one; sessions and links end [S2.26]', async () => {
    const page = await server.call('GET', `${OWN_PASSWORD_PATH}?lang=en`, { headers: PAGE });
    expect(page.body).toContain('<h1>Change your password</h1>');
    const token = await server.tokenOf('user');
    const other = await server.tokenOf('admin');
    const [user] = await server.database.query<{ id: number }>(
      "select id from users where login = 'user'",
      [],
    );
    await makeAccountLink(server.database, user?.id ?? 0, 60);

    const saved = await change();
    expect(saved.body).toContain('<h1>The password is saved</h1>');
    expect(saved.body).toContain('You can now log in as user.');
    expect([await signIn(PASSWORD), await signIn(NEW_PASSWORD)]).toEqual([401, 303]);
    const me = (bearer: string) => server.call('GET', '/api/user/me', { token: bearer });
    expect([(await me(token)).statusCode, (await me(other)).statusCode]).toEqual([401, 200]);
    expect(await server.database.query('select from account_links', [])).toEqual([]);
  });

  it('needs the present one, and a new one that is long enough [S2.27]', async () => {
    const wrong = await change({ current: 'not the password' });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.body).toContain('value="user"');
    expect(wrong.body).not.toContain(NEW_PASSWORD);
    const short = await change({ password: 'short', passwordAgain: 'short' });
    expect(short.statusCode).toBe(422);
    expect(short.body).toContain('Enter a password of 12 to 500 characters.');
    expect((await change({ passwordAgain: 'another password' })).statusCode).toBe(422);
    expect((await change({ login: '' })).statusCode).toBe(401);
    expect(await signIn(PASSWORD)).toBe(303);
  });

  it('cannot be guessed here more often than at the sign-in page [S2.27]', async () => {
    const { amount } = RATE_LIMITS.signInToAccountFromAddress;
    for (let guess = 0; guess < amount; guess += 1) {
      expect((await change({ current: `guess ${guess}` })).statusCode).toBe(401);
    }
    const refused = await change();
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect(await signIn(PASSWORD)).toBe(429);
  });

  it.each([
    ['nl', 'Wachtwoord wijzigen'],
    ['de', 'Passwort ändern'],
    ['fr', 'Changer de mot de passe'],
  ])('is asked for in %s', async (lang, title) => {
    const page = await server.call('GET', `${OWN_PASSWORD_PATH}?lang=${lang}`, { headers: PAGE });
    expect(page.body).toContain(`<h1>${title}</h1>`);
  });
});
