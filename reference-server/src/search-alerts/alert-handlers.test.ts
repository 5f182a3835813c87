import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

const WITH_MAIL = { mail: { smtpUrl: 'smtp://mail.example', from: 'desk@north.example' } };

describe('the alerts of a shelf', () => {
  let server: TestServer;
  let token: string;
  let shelf: number;
  let item: number;
  beforeAll(async () => {
    server = await createTestServer({ config: WITH_MAIL });
    token = await server.tokenOf('user');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.database.query('delete from bookshelves');
    shelf = (await call('POST', '', { name: 'For later' })).json().id;
    for (const added of [
      { type: 'query', data: { query: 'ships', queryType: 0 } },
      { type: 'publication', data: { publicationId: 1, connectionId: 0 } },
    ]) {
      await call('POST', `/${shelf}/add`, { item: added });
    }
    item = (await call('GET', `/${shelf}`)).json().items[0].id;
  });

  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    bearer = token,
  ) => server.call(method, `/api/bookshelf${path}`, { token: bearer, ...(body && { body }) });
  const read = async (bearer = token) => call('GET', `/${shelf}/alerts`, undefined, bearer);
  const set = (frequency: string, of = item, bearer = token) =>
    call('PUT', `/${shelf}/${of}/alert`, { frequency, language: 'nl' }, bearer);

  it('are off until their author switches them on, and off again [S2.310]', async () => {
    const answer = { address: 'user@example.org', unmailed: null };
    expect((await read()).json()).toEqual({ ...answer, alerts: [] });
    for (const frequency of ['daily', 'weekly', 'weekly']) {
      expect((await set(frequency)).statusCode).toBe(204);
      expect((await read()).json()).toEqual({ ...answer, alerts: [{ itemId: item, frequency }] });
    }
    expect((await set('off')).statusCode).toBe(204);
    expect((await read()).json()).toEqual({ ...answer, alerts: [] });
  });

  it('are of searches only, and of no other person’s shelf [S2.310]', async () => {
    expect((await set('daily', item + 1)).statusCode).toBe(404);
    expect((await set('daily', item + 100)).statusCode).toBe(404);
    expect((await set('hourly')).statusCode).toBe(400);
    const other = await server.tokenOf('admin');
    expect([(await read(other)).statusCode, (await set('daily', item, other)).statusCode]).toEqual([
      404, 404,
    ]);
    await call('PUT', `/${shelf}/sharing`, { shared: true });
    expect([(await read(other)).statusCode, (await set('daily', item, other)).statusCode]).toEqual([
      403, 403,
    ]);
  });

  it('say why no mails go out: no address, or no mail server [S2.310]', async () => {
    await server.database.query("update users set email = '' where login = 'user'");
    expect((await read()).json()).toEqual({ address: null, unmailed: 'no-address', alerts: [] });
    expect((await set('daily')).statusCode).toBe(409);
    expect((await set('off')).statusCode).toBe(204);
    await server.database.query("update users set email = 'user@example.org' where login = 'user'");
    const without = await createTestServer({ database: server.database });
    const answer = await without.call('GET', `/api/bookshelf/${shelf}/alerts`, { token });
    expect(answer.json()).toMatchObject({ address: null, unmailed: 'no-mail-server' });
    await without.close();
  });
});
