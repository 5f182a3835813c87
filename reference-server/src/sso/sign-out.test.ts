import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createSsoServer, type SsoServer } from './testing/sso-server.ts';

describe('the SSO service', () => {
  let server: SsoServer;
  beforeAll(async () => {
    server = await createSsoServer();
  });
  afterEach(() => server.database.query('delete from rate_limits', []));
  afterAll(() => server.close());

  describe('sign-out', () => {
    it.each(['refresh_token', 'refreshToken'])('ends the session of the %s', async (name) => {
      const { searchParams } = await server.signIn();
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
      const { searchParams } = await server.signIn();
      const refreshToken = searchParams.get('refreshToken') ?? '';
      const query = new URLSearchParams({ refresh_token: refreshToken, redirect: '/search' });
      const answer = await server.call('GET', `/auth/logout?${query}`);
      expect([answer.statusCode, answer.headers.location]).toEqual([
        303,
        'http://localhost/search',
      ]);
      expect((await server.refresh(refreshToken)).statusCode).toBe(401);
      const page = await server.call('GET', '/auth/logout?redirect=//evil.example&lang=en');
      expect([page.statusCode, page.headers.location]).toEqual([200, undefined]);
      expect(page.body).toContain('You are logged out');
    });
  });
});
