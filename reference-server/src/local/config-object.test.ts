import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { CONFIG_OBJECT_PATH, registerConfigObjectRoute } from './config-object-route.ts';

describe('the address of the config-object command', () => {
  const token = 'a token that stands in the data folder';
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
    registerConfigObjectRoute(server.app, { services: server.services, token });
  });
  afterAll(() => server.close());
  const mint = (body: object, as = token) =>
    server.call('POST', CONFIG_OBJECT_PATH, { token: as, body });

  it('makes ways in, for guests and for accounts', async () => {
    for (const [body, role] of [
      [{ client: 'north' }, 'anonymous'],
      [{ client: 'north', login: 'Admin', uses: 1, seconds: 60 }, 'admin'],
    ] as const) {
      const { code } = (await mint(body)).json();
      const opened = await server.call(
        'GET',
        `/auth/application/leeszaal/configobjecttoken/${code}`,
      );
      const access = opened.json().access_token;
      expect((await server.call('GET', '/api/user/role', { token: access })).json()).toBe(role);
    }
  });

  it('leads through the hand-off screen’s address too', async () => {
    const { code } = (await mint({ client: 'north', uses: 1 })).json();
    const entered = await server.call('GET', `/auth/?token=${code}`);
    expect(entered.statusCode).toBe(303);
    const address = new URL(String(entered.headers.location));
    expect([...address.searchParams.keys()]).toEqual(['accessToken', 'refreshToken']);
    expect((await server.call('GET', `/auth/?token=${code}`)).statusCode).toBe(400);
  });

  it('is not there for anybody else', async () => {
    expect((await mint({ client: 'north' }, 'another token')).statusCode).toBe(404);
    const elsewhere = await server.app.inject({
      method: 'POST',
      url: CONFIG_OBJECT_PATH,
      headers: { authorization: `Bearer ${token}` },
      payload: { client: 'north' },
      remoteAddress: '192.0.2.1',
    });
    expect(elsewhere.statusCode).toBe(404);
  });

  it.each([
    [{ client: 'nowhere' }, 404],
    [{ client: 'north', login: 'user2' }, 404],
    [{ client: 'north', uses: 0 }, 400],
    [{}, 400],
  ])('refuses %j', async (body, status) => {
    expect((await mint(body)).statusCode).toBe(status);
  });
});
