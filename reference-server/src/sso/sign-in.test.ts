import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { createSsoServer, LOGIN, PASSWORD, type SsoServer } from './testing/sso-server.ts';

describe('the SSO service', () => {
  let server: SsoServer;
  beforeAll(async () => {
    server = await createSsoServer();
  });
  afterEach(() => server.database.query('delete from rate_limits', []));
  afterAll(() => server.close());

  describe('sign-in', () => {
    it('sends the person back to the full path, with tokens that work', async () => {
      const target = await server.signIn('user');
      expect(target.pathname + target.hash).toBe('/search#top');
      expect(target.searchParams.get('x')).toBe('1');
      const token = target.searchParams.get('accessToken') ?? '';
      const me = await server.call('GET', '/api/user/role', { token });
      expect(me.json()).toBe('user');
      expect(decodeJwt(token)).toMatchObject({ sub: expect.stringMatching(/^user:\d+$/) });
      expect(Number(decodeJwt(token).exp) - Number(decodeJwt(token).iat)).toBe(300);
    });

    it('takes the name in any case and a space around it', async () => {
      expect((await server.signIn(' USER ')).searchParams.has('refreshToken')).toBe(true);
    });

    it.each([
      ['?docKey=a%20b', '/document/open', { docKey: 'a b' }],
      ['?pubKey=pub-1', '/document/open', { pubKey: 'pub-1' }],
      ['', '/', {}],
    ])('leads to what was asked for: %s', async (query, path, parameters) => {
      const fields = Object.fromEntries(new URLSearchParams(query));
      const answer = await server.submit(await server.openForm(query), {
        login: 'user',
        password: PASSWORD,
        ...fields,
      });
      const target = new URL(String(answer.headers.location));
      expect(target.pathname).toBe(path);
      expect(Object.fromEntries(target.searchParams)).toMatchObject(parameters);
    });

    it.each(['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
      'does not lead to %s',
      async (redirect) => {
        const query = `?${new URLSearchParams({ redirect })}`;
        expect((await server.openForm(query)).page.statusCode).toBe(400);
        const answer = await server.submit(await server.openForm(), {
          login: 'user',
          password: PASSWORD,
          redirect,
        });
        expect(answer.statusCode).toBe(400);
        expect(answer.headers.location).toBeUndefined();
      },
    );

    it('shows the form again on a wrong password, with the name and the reason', async () => {
      const answer = await server.submit(await server.openForm(), {
        login: '<user>',
        password: 'x',
        lang: 'en',
      });
      expect(answer.statusCode).toBe(401);
      expect(answer.body).toContain('role="alert"');
      expect(answer.body).toContain('value="&lt;user&gt;"');
      expect(answer.body).not.toContain('value="x"');
      expect(answer.body).toContain('Incorrect user name or password');
    });

    it.each([
      ['without the cookie', { cookie: '' }],
      ['with a cookie that another site set', { cookie: `leeszaal-form=${'x'.repeat(32)}` }],
      ['from another site', { 'sec-fetch-site': 'cross-site' }],
      ['from another origin', { origin: 'https://evil.example' }],
    ])('takes no form %s', async (_name, headers) => {
      const answer = await server.submit(
        await server.openForm(),
        { login: 'user', password: PASSWORD },
        headers as Record<string, string>,
      );
      expect(answer.statusCode).toBe(403);
      expect(answer.headers.location).toBeUndefined();
    });

    it('takes the form of its own page, whose policy lets it say no origin', async () => {
      const { page, ...form } = await server.openForm();
      expect(page.headers['referrer-policy']).toBe('no-referrer');
      const fields = { login: 'user', password: PASSWORD };
      expect((await server.submit(form, fields, { origin: 'null' })).statusCode).toBe(303);
      const crossed = await server.submit(form, fields, {
        origin: 'null',
        'sec-fetch-site': 'cross-site',
      });
      expect(crossed.statusCode).toBe(403);
      const unsealed = await server.submit({ ...form, formToken: 'x' }, fields, { origin: 'null' });
      expect(unsealed.statusCode).toBe(403);
    });

    it('stops guessing, also with the right password, and also when guesses come at once', async () => {
      const form = await server.openForm();
      const guesses = await Promise.all(
        Array.from({ length: 12 }, () => server.submit(form, { login: 'user', password: 'guess' })),
      );
      expect(guesses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
      const late = await server.submit(form, { login: 'User', password: PASSWORD });
      expect(late.statusCode).toBe(429);
      expect(Number(late.headers['retry-after'])).toBeGreaterThan(500);
      const other = await server.submit(form, { login: 'admin', password: PASSWORD });
      expect(other.statusCode).toBe(303);
    });

    it('tells an account without a client that it has no access', async () => {
      const answer = await server.submit(await server.openForm(), {
        login: 'homeless',
        password: PASSWORD,
      });
      expect(answer.statusCode).toBe(403);
      expect(answer.headers.location).toBeUndefined();
    });

    it.each([
      ['?lang=fr', 'nl', 'lang="fr"'],
      ['', 'de-AT,en;q=0.5', 'lang="de"'],
      ['', 'ja', 'lang="nl"'],
      ['?lang=xx', 'en', 'lang="en"'],
    ])('speaks the language of %s and %s', async (query, accept, expected) => {
      const page = await server.call('GET', `${LOGIN}${query}`, {
        headers: { 'accept-language': accept },
      });
      expect(page.body).toContain(`<html ${expected}>`);
    });

    it('runs no script and goes into no frame', async () => {
      const { page } = await server.openForm('?redirect=%2Fsearch');
      const policy = String(page.headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(page.body).not.toContain('<script');
      expect(page.headers['cache-control']).toBe('no-store');
      expect(page.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Lax/);
    });

    it('knows no other application', async () => {
      expect((await server.call('GET', '/auth/application/other/login')).statusCode).toBe(404);
    });

    it.each(['page.css', 'serif.woff2', 'sans.woff2'])('serves %s', async (name) => {
      expect((await server.call('GET', `/auth/assets/${name}`)).statusCode).toBe(200);
    });
  });
});
