import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { decodeJwt } from 'jose';
import { createTestServer } from '../testing/test-server.ts';
import { mintConfigObject } from './config-objects.ts';
import { ssoKey } from './sso-key.ts';
import { createSsoServer, type SsoServer } from './testing/sso-server.ts';

describe('the SSO service', () => {
  let server: SsoServer;
  beforeAll(async () => {
    server = await createSsoServer();
  });
  afterEach(() => server.database.query('delete from rate_limits', []));
  afterAll(() => server.close());

  describe('tokens', () => {
    it('refresh, and give the same successor within the grace', async () => {
      const target = await server.signIn();
      const token = target.searchParams.get('refreshToken') ?? '';
      const [one, two] = await Promise.all([server.refresh(token), server.refresh(token)]);
      expect(one.statusCode).toBe(200);
      expect(one.json().refresh_token).toBe(two.json().refresh_token);
      expect(one.json().refresh_token).not.toBe(token);
      const role = await server.call('GET', '/api/user/role', { token: one.json().access_token });
      expect(role.statusCode).toBe(200);
      expect(one.headers['cache-control']).toBe('no-store');
    });

    it('refresh on another process just the same', async () => {
      const other = await createTestServer({ database: server.database });
      const token = (await server.signIn()).searchParams.get('refreshToken') ?? '';
      const query = new URLSearchParams({
        appName: 'Leeszaal',
        client: 'north',
        secret: ssoKey(other.services),
        refresh_token: token,
      });
      const there = other.call('GET', `/auth/application/leeszaal?${query}`);
      const [one, two] = await Promise.all([server.refresh(token), there]);
      expect(one.json().refresh_token).toBe(two.json().refresh_token);
      await other.close();
    });

    it('end when one is used again later', async () => {
      const token = (await server.signIn()).searchParams.get('refreshToken') ?? '';
      const next = (await server.refresh(token)).json();
      await server.database.query(
        "update sessions set rotated_at = rotated_at - interval '11 seconds'",
        [],
      );
      expect((await server.refresh(token)).statusCode).toBe(401);
      expect((await server.refresh(next.refresh_token)).statusCode).toBe(401);
      const role = await server.call('GET', '/api/user/role', { token: next.access_token });
      expect(role.statusCode).toBe(401);
    });

    it.each([
      ['another secret', { secret: 'x' }, 403],
      ['another name', { appName: 'x' }, 403],
      ['a refresh token of no account', { refresh_token: 'x' }, 401],
    ])('do not refresh with %s', async (_name, extra, status) => {
      const token = (await server.signIn()).searchParams.get('refreshToken') ?? '';
      expect((await server.refresh(token, extra)).statusCode).toBe(status);
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

    it('is closed when the portal is private everywhere [S2.81]', async () => {
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
      expect((await server.refresh(tokens.refresh_token)).statusCode).toBe(200);
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

  it('shows a browser the application page, and answers a call', async () => {
    const page = await server.call('GET', '/auth/application/leeszaal?lang=en', {
      headers: { accept: 'text/html,*/*' },
    });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('No access');
    expect((await server.call('GET', '/auth/application/leeszaal')).statusCode).toBe(400);
  });
});
