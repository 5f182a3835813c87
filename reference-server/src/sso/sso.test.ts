import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { decodeJwt } from 'jose';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { mintConfigObject } from './config-objects.ts';
import { hashPassword } from './login/password.ts';
import { ssoKey } from './sso-key.ts';

const LOGIN = '/auth/application/leeszaal/login';
const PASSWORD = 'correct horse';

interface FormPage {
  readonly cookie: string;
  readonly formToken: string;
}

describe('the SSO service', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
    await server.database.query('update users set password_hash = $1', [
      await hashPassword(PASSWORD),
    ]);
    await server.database.query(
      `insert into users (login, full_name, email, password_hash, role)
       select 'homeless', 'No Client', 'x@example.org', password_hash, 'user'
       from users where login = 'user'`,
      [],
    );
  });
  afterEach(() => server.database.query('delete from rate_limits', []));
  afterAll(() => server.close());

  async function openForm(query = ''): Promise<FormPage & { page: LightMyRequestResponse }> {
    const page = await server.call('GET', `${LOGIN}${query}`);
    return {
      page,
      cookie: String(page.headers['set-cookie'] ?? '').split(';')[0] ?? '',
      formToken: /name="formToken" value="([^"]+)"/.exec(page.body)?.[1] ?? '',
    };
  }

  function submit(
    { cookie, formToken }: FormPage,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    return server.call('POST', LOGIN, {
      body: new URLSearchParams({ formToken, ...fields }).toString(),
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  }

  async function signIn(login = 'user', redirect = '/search?x=1#top'): Promise<URL> {
    const answer = await submit(await openForm(), { login, password: PASSWORD, redirect });
    expect(answer.statusCode).toBe(303);
    return new URL(String(answer.headers.location));
  }

  const refresh = (refreshToken: string, extra: Record<string, string> = {}) => {
    const query = new URLSearchParams({
      appName: 'Leeszaal',
      client: 'north',
      secret: ssoKey(server.services),
      refresh_token: refreshToken,
      ...extra,
    });
    return server.call('GET', `/auth/application/leeszaal?${query}`);
  };

  describe('sign-in', () => {
    it('sends the person back to the full path, with tokens that work', async () => {
      const target = await signIn('user');
      expect(target.pathname + target.hash).toBe('/search#top');
      expect(target.searchParams.get('x')).toBe('1');
      const token = target.searchParams.get('accessToken') ?? '';
      const me = await server.call('GET', '/api/user/role', { token });
      expect(me.json()).toBe('user');
      expect(decodeJwt(token)).toMatchObject({ sub: expect.stringMatching(/^user:\d+$/) });
      expect(Number(decodeJwt(token).exp) - Number(decodeJwt(token).iat)).toBe(300);
    });

    it('takes the name in any case and a space around it', async () => {
      expect((await signIn(' USER ')).searchParams.has('refreshToken')).toBe(true);
    });

    it.each([
      ['?docKey=a%20b', '/document/open', { docKey: 'a b' }],
      ['?pubKey=pub-1', '/document/open', { pubKey: 'pub-1' }],
      ['', '/', {}],
    ])('leads to what was asked for: %s', async (query, path, parameters) => {
      const fields = Object.fromEntries(new URLSearchParams(query));
      const answer = await submit(await openForm(query), {
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
        expect((await openForm(query)).page.statusCode).toBe(400);
        const answer = await submit(await openForm(), {
          login: 'user',
          password: PASSWORD,
          redirect,
        });
        expect(answer.statusCode).toBe(400);
        expect(answer.headers.location).toBeUndefined();
      },
    );

    it('shows the form again on a wrong password, with the name and the reason', async () => {
      const answer = await submit(await openForm(), { login: '<user>', password: 'x', lang: 'en' });
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
      const answer = await submit(
        await openForm(),
        { login: 'user', password: PASSWORD },
        headers as Record<string, string>,
      );
      expect(answer.statusCode).toBe(403);
      expect(answer.headers.location).toBeUndefined();
    });

    it('takes the form of its own page, whose policy lets it say no origin', async () => {
      const { page, ...form } = await openForm();
      expect(page.headers['referrer-policy']).toBe('no-referrer');
      const fields = { login: 'user', password: PASSWORD };
      expect((await submit(form, fields, { origin: 'null' })).statusCode).toBe(303);
      const crossed = await submit(form, fields, {
        origin: 'null',
        'sec-fetch-site': 'cross-site',
      });
      expect(crossed.statusCode).toBe(403);
      const unsealed = await submit({ ...form, formToken: 'x' }, fields, { origin: 'null' });
      expect(unsealed.statusCode).toBe(403);
    });

    it('stops guessing, also with the right password, and also when guesses come at once', async () => {
      const form = await openForm();
      const guesses = await Promise.all(
        Array.from({ length: 12 }, () => submit(form, { login: 'user', password: 'guess' })),
      );
      expect(guesses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
      const late = await submit(form, { login: 'User', password: PASSWORD });
      expect(late.statusCode).toBe(429);
      expect(Number(late.headers['retry-after'])).toBeGreaterThan(500);
      const other = await submit(form, { login: 'admin', password: PASSWORD });
      expect(other.statusCode).toBe(303);
    });

    it('tells an account without a client that it has no access', async () => {
      const answer = await submit(await openForm(), { login: 'homeless', password: PASSWORD });
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
      const { page } = await openForm('?redirect=%2Fsearch');
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

  describe('tokens', () => {
    it('refresh, and give the same successor within the grace', async () => {
      const target = await signIn();
      const token = target.searchParams.get('refreshToken') ?? '';
      const [one, two] = await Promise.all([refresh(token), refresh(token)]);
      expect(one.statusCode).toBe(200);
      expect(one.json().refresh_token).toBe(two.json().refresh_token);
      expect(one.json().refresh_token).not.toBe(token);
      const role = await server.call('GET', '/api/user/role', { token: one.json().access_token });
      expect(role.statusCode).toBe(200);
      expect(one.headers['cache-control']).toBe('no-store');
    });

    it('refresh on another process just the same', async () => {
      const other = await createTestServer({ database: server.database });
      const token = (await signIn()).searchParams.get('refreshToken') ?? '';
      const query = new URLSearchParams({
        appName: 'Leeszaal',
        client: 'north',
        secret: ssoKey(other.services),
        refresh_token: token,
      });
      const there = other.call('GET', `/auth/application/leeszaal?${query}`);
      const [one, two] = await Promise.all([refresh(token), there]);
      expect(one.json().refresh_token).toBe(two.json().refresh_token);
      await other.close();
    });

    it('end when one is used again later', async () => {
      const token = (await signIn()).searchParams.get('refreshToken') ?? '';
      const next = (await refresh(token)).json();
      await server.database.query(
        "update sessions set rotated_at = rotated_at - interval '11 seconds'",
        [],
      );
      expect((await refresh(token)).statusCode).toBe(401);
      expect((await refresh(next.refresh_token)).statusCode).toBe(401);
      const role = await server.call('GET', '/api/user/role', { token: next.access_token });
      expect(role.statusCode).toBe(401);
    });

    it.each([
      ['another secret', { secret: 'x' }, 403],
      ['another name', { appName: 'x' }, 403],
      ['a refresh token of no account', { refresh_token: 'x' }, 401],
    ])('do not refresh with %s', async (_name, extra, status) => {
      const token = (await signIn()).searchParams.get('refreshToken') ?? '';
      expect((await refresh(token, extra)).statusCode).toBe(status);
    });

    it('are not accepted when signed with another key, or for something else', async () => {
      const [header, payload] = (await server.tokenOf('user')).split('.');
      const none = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url');
      for (const token of [`${none}.${payload}.`, `${header}.${payload}.${'A'.repeat(86)}`]) {
        expect((await server.call('GET', '/api/user/role', { token })).statusCode).toBe(401);
      }
    });
  });

  describe('the public library', () => {
    const publicToken = (query = '') =>
      server.call('GET', `/auth/application/leeszaal/publictoken${query}`);

    it('gives each browser a subject of its own, and the same one when asked again', async () => {
      const subjectOf = (answer: LightMyRequestResponse) =>
        decodeJwt(answer.json().access_token).sub;
      const [one, two] = [await publicToken(), await publicToken()];
      expect(subjectOf(one)).not.toBe(subjectOf(two));
      const again = await publicToken('?subject=abcdefgh-1');
      expect(subjectOf(again)).toBe('public:abcdefgh-1');
      expect(again.json().refresh_token).toBeUndefined();
    });

    it('lets a person in as anonymous', async () => {
      const token = (await publicToken()).json().access_token;
      expect((await server.call('GET', '/api/user/role', { token })).json()).toBe('anonymous');
    });

    it('is closed when the portal is private everywhere', async () => {
      const other = await createTestServer({
        database: server.database,
        config: { appHost: '' },
      });
      const answer = await other.call('GET', '/auth/application/leeszaal/publictoken');
      expect(answer.statusCode).toBe(403);
      await other.close();
    });
  });

  describe('config objects', () => {
    const use = (code: string) =>
      server.call('GET', `/auth/application/leeszaal/configobjecttoken/${code}`);

    it('open the library as often as they say', async () => {
      const code = await mintConfigObject(server.database, {
        client: 'south',
        userId: null,
        uses: 1,
        seconds: 60,
      });
      const answers = await Promise.all([use(code), use(code), use(code)]);
      const opened = answers.filter(({ statusCode }) => statusCode === 200);
      expect(opened).toHaveLength(1);
      const tokens = opened[0]?.json();
      const role = await server.call('GET', '/api/user/role', { token: tokens.access_token });
      expect(role.json()).toBe('anonymous');
      expect((await refresh(tokens.refresh_token)).statusCode).toBe(200);
    });

    it('open nothing when unknown or expired', async () => {
      const code = await mintConfigObject(server.database, {
        client: 'south',
        userId: null,
        uses: null,
        seconds: 0,
      });
      expect((await use(code)).statusCode).toBe(404);
      expect((await use('unknown')).statusCode).toBe(404);
    });
  });

  describe('sign-out', () => {
    it.each(['refresh_token', 'refreshToken'])('ends the session of the %s', async (name) => {
      const { searchParams } = await signIn();
      const answer = await server.call('POST', '/auth/logout', {
        body: { [name]: searchParams.get('refreshToken') },
      });
      expect(answer.statusCode).toBe(204);
      const token = searchParams.get('accessToken') ?? '';
      expect((await server.call('GET', '/api/user/role', { token })).statusCode).toBe(401);
    });

    it('ends the session of the bearer', async () => {
      const token = await server.tokenOf('user');
      await server.call('POST', '/auth/logout', { token });
      expect((await server.call('GET', '/api/user/role', { token })).statusCode).toBe(401);
    });

    it('ends it by address too, and goes on to the portal, but nowhere else', async () => {
      const { searchParams } = await signIn();
      const refreshToken = searchParams.get('refreshToken') ?? '';
      const query = new URLSearchParams({ refresh_token: refreshToken, redirect: '/search' });
      const answer = await server.call('GET', `/auth/logout?${query}`);
      expect([answer.statusCode, answer.headers.location]).toEqual([
        303,
        'http://localhost/search',
      ]);
      expect((await refresh(refreshToken)).statusCode).toBe(401);
      const page = await server.call('GET', '/auth/logout?redirect=//evil.example&lang=en');
      expect([page.statusCode, page.headers.location]).toEqual([200, undefined]);
      expect(page.body).toContain('You are logged out');
    });
  });

  it('shows a browser the application page, and answers a call', async () => {
    const page = await server.call('GET', '/auth/application/leeszaal?lang=en', {
      headers: { accept: 'text/html,*/*' },
    });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('No access');
    expect((await server.call('GET', '/auth/application/leeszaal')).statusCode).toBe(400);
  });
});
