import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { headingOf } from '../../second-factor/testing/page-browser.ts';
import {
  openSecondFactorServer,
  type SecondFactorServer,
} from '../../second-factor/testing/second-factor-server.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import {
  PERSON_COMMAND_PATH,
  registerPersonCommandRoute,
} from '../command/person-command-route.ts';

const TOKEN = 'a token in the data folder';

describeOnBothDatabases('a second factor that is lost', (makeDatabase) => {
  let server: SecondFactorServer;
  beforeAll(async () => {
    server = await openSecondFactorServer(makeDatabase);
    registerPersonCommandRoute(server.app, {
      services: server.services,
      token: TOKEN,
      portalUrl: () => 'https://library.example/',
    });
  });
  afterAll(() => server.end());
  beforeEach(() => server.renew());

  const setRole = (login: string, client: string, role: string) =>
    server.database.query(
      `update user_clients m set role = $3 from users u
       where u.id = m.user_id and u.login = $1 and m.client_ref = $2`,
      [login, client, role],
    );
  const remove = async (login: string, token: string): Promise<number> => {
    const path = `/api/people/${await server.idOf(login)}/second-factor`;
    return (await server.call('DELETE', path, { token })).statusCode;
  };
  const isSet = async (login: string): Promise<boolean> => {
    const token = await server.tokenOf('superadmin');
    const { people } = (await server.call('GET', `/api/people?query=${login}@`, { token })).json();
    return people.find((each: { login: string }) => each.login === login)?.hasSecondFactor;
  };

  it('is removed by an administrator, who signs the person out [S2.61 S2.64]', async () => {
    expect(await isSet('user')).toBe(false);
    await server.giveFactor('user');
    expect(await isSet('user')).toBe(true);
    const [here, there] = [await server.tokenOf('user'), await server.tokenOf('user', 'south')];
    expect(await remove('user', await server.tokenOf('admin'))).toBe(204);
    expect(await isSet('user')).toBe(false);
    for (const token of [here, there]) {
      expect((await server.call('GET', '/api/user/me', { token })).statusCode).toBe(401);
    }
    expect((await server.afterPassword(server.browser(), 'user')).statusCode).toBe(303);
    // The administrator is not named to the other library.
    expect(await server.actions()).toEqual([
      { action: 'second-factor-removed', client: 'north', name: 'Ada Admin' },
      { action: 'second-factor-removed', client: 'south', name: '' },
    ]);
    expect(await remove('user', await server.tokenOf('admin'))).toBe(204);
    expect(await server.actions()).toHaveLength(2);
  });

  it('stays when the administrator has a lower role, or it is their own [S2.61]', async () => {
    await server.giveFactor('superadmin');
    await server.giveFactor('admin');
    const admin = await server.tokenOf('admin');
    expect(await remove('superadmin', admin)).toBe(403);
    expect(await remove('admin', admin)).toBe(409);
    expect(await remove('admin', await server.tokenOf('user'))).toBe(403);
    expect([await isSet('superadmin'), await isSet('admin')]).toEqual([true, true]);
    expect(await remove('admin', await server.tokenOf('superadmin'))).toBe(204);
  });

  it('of the same role is removed [S2.61]', async () => {
    await server.giveFactor('admin');
    await setRole('user', 'north', 'admin');
    await setRole('user', 'south', 'admin');
    expect(await remove('admin', await server.tokenOf('user'))).toBe(204);
    await setRole('user', 'north', 'user');
    await setRole('user', 'south', 'user');
  });

  it('of people of another library is out of reach [S2.62]', async () => {
    await server.giveFactor('user2');
    const admin = await server.tokenOf('admin');
    expect(await remove('user2', admin)).toBe(404);
    // A reader here, who administers another library.
    await server.giveFactor('user');
    await setRole('user', 'south', 'superadmin');
    expect(await remove('user', admin)).toBe(409);
    await setRole('user', 'south', 'admin');
    await setRole('admin', 'south', 'user');
    expect(await remove('user', admin)).toBe(409);
    await setRole('admin', 'south', 'admin');
    expect(await remove('user', admin)).toBe(204);
    await setRole('user', 'south', 'user');
  });

  it('of the only administrator is removed by the operator [S2.63]', async () => {
    await server.giveFactor('superadmin');
    await server.demandAt('north');
    const token = await server.tokenOf('superadmin');
    await server.database.query("update users set email = login where login = 'superadmin'", []);
    const run = async (client: string) =>
      server.call('POST', PERSON_COMMAND_PATH, {
        token: TOKEN,
        body: { command: 'remove-second-factor', client, email: 'superadmin@example.org' },
      });
    await server.database.query(
      "update users set login = 'superadmin@example.org' where login = 'superadmin'",
      [],
    );
    expect((await run('nowhere')).statusCode).toBe(409);
    expect((await run('north')).json().lines).toEqual([
      'Sophie Super logs in with the password only, and is logged out everywhere.',
    ]);
    expect((await run('north')).json().lines).toEqual(['Sophie Super has no second factor.']);
    expect((await server.call('GET', '/api/user/me', { token })).statusCode).toBe(401);
    const page = await server.afterPassword(server.browser(), 'superadmin@example.org');
    expect(headingOf(page)).toBe('Set up two-factor authentication');
    expect(await server.actions()).toEqual([
      { action: 'second-factor-removed', client: 'north', name: '' },
      { action: 'second-factor-removed', client: 'south', name: '' },
    ]);
  });
});
