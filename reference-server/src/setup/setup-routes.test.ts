import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { checkAccount } from '../sso/accounts.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { hasLibrary } from './set-up-library.ts';
import { routeSetup, SETUP_PATH, setupLink } from './setup-routes.ts';
import { FIRST_LIBRARY } from './testing/sample-library.ts';

const TOKEN = 'a token that the server printed';
const PAGE = { accept: 'text/html', 'accept-language': 'en' };
const COMPLETE = { ...FIRST_LIBRARY, passwordAgain: FIRST_LIBRARY.password, token: TOKEN };

describe('the page that sets up the first library', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer();
    for (const table of ['clients', 'users', 'connections']) {
      await server.database.query(`delete from ${table}`, []);
    }
    await routeSetup(server.app, { services: server.services, token: TOKEN });
  });
  afterEach(() => server.close());

  const open = (url: string, headers: Record<string, string> = PAGE) =>
    server.call('GET', url, { headers });
  const send = (fields: Record<string, string>) =>
    server.call('POST', SETUP_PATH, {
      body: new URLSearchParams(fields).toString(),
      headers: { ...PAGE, 'content-type': 'application/x-www-form-urlencoded' },
    });
  const people = () => server.database.query('select login from users', []);

  it.each([
    ['en', 'Set up your library'],
    ['nl', 'Uw bibliotheek inrichten'],
    ['de', 'Ihre Bibliothek einrichten'],
    ['fr', 'Configurer votre bibliothèque'],
  ])('has a form in %s, which leads to the other languages', async (language, title) => {
    const page = await open(`${setupLink(TOKEN)}&lang=${language}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`<h1>${title}</h1>`);
    expect(page.body).toMatch(new RegExp(`<option value="${language}"[^>]* selected`));
    const others = new URLSearchParams({ token: TOKEN, lang: 'de' });
    expect(page.body).toContain(`href="${SETUP_PATH}?${others}"`.replace('&', '&amp;'));
  });

  it.each([SETUP_PATH, setupLink('a guess'), '/', '/search', '/reader/d-1'])(
    'does not show the form at %s, but where the link is [S1.4]',
    async (url) => {
      const page = await open(url);
      expect(page.statusCode).toBe(503);
      expect(page.body).toContain('<h1>No library yet</h1>');
      expect(page.body).not.toContain('<form');
    },
  );

  it('makes nothing without the token [S1.2]', async () => {
    for (const token of ['', 'a guess']) {
      expect((await send({ ...COMPLETE, token })).statusCode).toBe(503);
    }
    expect(await hasLibrary(server.database)).toBe(false);
  });

  it('marks each field to correct, keeps what was typed, and makes nothing [S1.5]', async () => {
    const name = '"><script>x</script>';
    const page = await send({
      ...COMPLETE,
      libraryName: name,
      email: 'ada',
      password: 'too short',
      passwordAgain: 'another one',
    });
    expect(page.statusCode).toBe(422);
    const marked = [...page.body.matchAll(/<input name="(\w+)"[^>]*aria-invalid="true"/g)];
    expect(marked.map(([, field]) => field)).toEqual(['email', 'password', 'passwordAgain']);
    expect(page.body).toMatch(/<input name="email"[^>]* autofocus/);
    expect(page.body).toContain('value="ada"');
    expect(page.body).toContain('value="&quot;&gt;&lt;script&gt;x&lt;/script&gt;"');
    expect(page.body).toContain(`value="${FIRST_LIBRARY.libraryEmail}"`);
    expect(page.body).toContain(`value="${FIRST_LIBRARY.fullName}"`);
    expect(page.body).toMatch(/<option value="nl"[^>]* selected/);
    for (const secret of ['too short', 'another one']) expect(page.body).not.toContain(secret);
    expect(await people()).toEqual([]);
  });

  it('asks for the languages to choose from, and keeps what was ticked [S1.7]', async () => {
    const ticked = (page: { readonly body: string }) =>
      [...page.body.matchAll(/name="offers-(\w+)" checked/g)].map(([, language]) => language);
    expect(ticked(await open(setupLink(TOKEN)))).toEqual(['nl', 'en', 'de', 'fr']);
    const wanted = { ...COMPLETE, 'offers-de': 'on', 'offers-fr': 'on' };
    expect(ticked(await send({ ...wanted, email: 'ada' }))).toEqual(['de', 'fr']);
    expect(ticked(await send({ ...COMPLETE, email: 'ada' }))).toEqual([]);
    expect((await send(wanted)).statusCode).toBe(200);
    expect(await server.database.query('select settings from clients', [])).toEqual([
      { settings: { defaultLanguage: 'nl', languages: ['nl', 'de', 'fr'] } },
    ]);
  });

  it('makes the library and its administrator once [S1.1 S1.3]', async () => {
    const page = await send(COMPLETE);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<h1>Your library is ready</h1>');
    expect(page.body).toContain('href="/auth/application/leeszaal/login?lang=en"');
    const { email, password } = FIRST_LIBRARY;
    expect((await checkAccount(server.database, email, password, ''))?.client).toBe(
      'bibliotheek-meerzicht',
    );
    const again = await open(setupLink(TOKEN));
    expect(again.statusCode).toBe(404);
    expect(again.body).toContain('It has been set up already.');
    expect((await open(setupLink('a guess'))).body).toContain('<h1>Invalid link</h1>');
    expect((await send({ ...COMPLETE, email: 'eve@meerzicht.example' })).statusCode).toBe(404);
    expect(await people()).toEqual([{ login: email }]);
    expect((await open('/')).body).not.toContain('No library yet');
  });
});
