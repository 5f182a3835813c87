import { describe, expect, it } from '@jest/globals';
import { admitPerson } from '../identity-providers/admission/admit-person.ts';
import { forgedSignIn } from '../identity-providers/testing/forged-sign-in.ts';

const { server, forger, browser, id, set, signIn, tokenOf, meOf, logins } = forgedSignIn();

describe('a person of a provider', () => {
  it('who comes twice at once has one account', async () => {
    const { database } = server();
    const identity = {
      ...{ subject: 'anna', name: 'Anna', email: '', vouchesForEmail: false, claims: {} },
      handle: null,
    };
    const anna = { providerId: id(), identity, mayBeFirst: true };
    const admissions = await Promise.all(
      Array.from({ length: 8 }, () =>
        database.transaction((transaction) => admitPerson(transaction, anna)),
      ),
    );
    expect(new Set(admissions.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(await logins()).toEqual(['anna']);
  });

  it('gets no access while an administrator has taken it [S2.34]', async () => {
    await tokenOf();
    const [{ id: userId = 0 } = {}] = await server().database.query<{ id: number }>(
      "select id::int as id from users where login like 'provider:%'",
      [],
    );
    await server().call('PUT', `/api/people/${userId}`, {
      token: server().token,
      body: { role: 'user', isActive: false },
    });
    expect((await signIn()).status).toBe(403);
  });

  it('who was made a superadmin signs in with a password only [S2.46]', async () => {
    await tokenOf();
    await server().database.query(
      "update user_clients m set role = 'superadmin' from users u where u.id = m.user_id and u.login like 'provider:%'",
      [],
    );
    expect((await signIn({ staff: true })).status).toBe(403);
  });

  it('cannot switch to another library, where another provider counts [S2.46]', async () => {
    await tokenOf();
    await server().database.query(
      "insert into user_clients (user_id, client_ref, role) select id, 'south', 'admin' from users where login like 'provider:%'",
      [],
    );
    const token = await tokenOf();
    const switched = await server().call('POST', '/api/client/switch', {
      token,
      body: { target: 'south' },
    });
    expect(switched.json()).toBe(false);
    const { current, switch: others } = (
      await server().call('GET', '/api/client', { token })
    ).json();
    expect([current.ref, others.length]).toEqual(['north', 1]);
  });

  it.each([['\u0000'], ['x'.repeat(256)], ['\u{1F600}'.repeat(64)]])(
    'has an id that can be kept, or is refused: %j',
    async (sub) => {
      const page = await signIn({ sub });
      expect([page.status, page.text]).toEqual([502, expect.stringContaining('not set up')]);
    },
  );

  it('has a user name that no address can take', async () => {
    await tokenOf();
    const [{ login = '' } = {}] = await server().database.query<{ login: string }>(
      "select login from users where login like 'provider:%'",
      [],
    );
    const body = { name: 'X', email: login, role: 'user' };
    const answer = await server().call('POST', '/api/people', { token: server().token, body });
    expect(answer.statusCode).toBe(400);
  });

  it('has a name of one line, whatever comes', async () => {
    const token = await tokenOf({
      name: ` A\u0000\n\u202eevil${'x'.repeat(500)}`,
      email: 'no\naddress',
    });
    const { name, email } = await meOf(token);
    expect(name.full).toMatch(/^A evilx+$/);
    expect(name.full).toHaveLength(200);
    // What is no address, or several, is none.
    expect(email).toBe('');
  });

  it('reads on for a day while the provider cannot be asked [S2.37]', async () => {
    const arrived = await signIn();
    forger().answerNext({ status: 503, body: {} });
    await server().letTimePass();
    const token = arrived.location?.searchParams.get('refreshToken') ?? '';
    const refreshed = await server().refresh(token);
    expect(refreshed.statusCode).toBe(200);
    await server().database.query(
      "update sessions set provider_confirmed_at = provider_confirmed_at - interval '25 hours'",
      [],
    );
    await server().letTimePass();
    expect((await server().refresh(refreshed.json().refresh_token)).statusCode).toBe(401);
  });

  it('is out when the provider is switched off or removed; the account stays [S2.45]', async () => {
    const first = await tokenOf();
    await set({ isActive: false });
    expect((await server().call('GET', '/api/user/me', { token: first })).statusCode).toBe(401);
    expect((await browser().visit(`${server().url}/auth/providers/${id()}/begin`)).status).toBe(
      404,
    );
    expect(await logins()).toEqual(['anna']);
  });
});
