import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ProviderChange } from '@leeszaal/shared-contracts';
import { admitPerson } from '../identity-providers/admission/admit-person.ts';
import { findProvider } from '../identity-providers/store/provider-store.ts';
import {
  type CookieBrowser,
  openCookieBrowser,
} from '../identity-providers/testing/cookie-browser.ts';
import { type OidcForger, startOidcForger } from '../identity-providers/testing/oidc-forger.ts';
import {
  openProviderServer,
  type ProviderServer,
} from '../identity-providers/testing/provider-server.ts';
import { createMigratedDatabase } from '../testing/postgres/migrated-database.ts';

let forger: OidcForger;
let server: ProviderServer;
let id: number;
let browser: CookieBrowser;

const change = (more: Partial<ProviderChange> = {}): ProviderChange => ({
  ...{ name: 'Campus', isActive: true, secret: 'secret', defaultRole: 'user', linksByEmail: false },
  settings: {
    ...{ kind: 'oidc', issuer: forger.issuer, clientId: 'leeszaal' },
    ...{ scope: 'openid', nameClaim: 'name', emailClaim: 'email' },
  },
  rules: [{ claim: 'staff', value: 'true', role: 'admin' }],
  ...more,
});
const set = (more: Partial<ProviderChange>) =>
  server.call('PUT', `/api/identity-providers/${id}`, { token: server.token, body: change(more) });

beforeAll(async () => {
  forger = await startOidcForger();
  server = await openProviderServer(createMigratedDatabase);
  id = await server.add(change());
});
afterAll(async () => {
  await forger.stop();
  await server.close();
});
beforeEach(async () => {
  browser = openCookieBrowser();
  await server.database.query(
    "delete from users where login like '1:%' or login like '%@north.example'",
    [],
  );
  await set({});
});

interface Claimed {
  readonly sub?: string;
  readonly name?: string;
  readonly email?: string;
  readonly staff?: boolean;
}

/** Goes to the provider; the address that it answers with, for a person with these claims. */
async function answerAddress(claims: Claimed = {}, redirect = '/search'): Promise<string> {
  const query = new URLSearchParams({ redirect, lang: 'en' });
  const begin = `${server.url}/auth/providers/${id}/begin?${query}`;
  const { location } = await browser.visit(begin, { stopAt: forger.issuer });
  const { searchParams } = location ?? new URL('x:');
  const now = Math.floor(Date.now() / 1000);
  const token = await forger.token({
    claims: {
      ...{ sub: 'anna', name: 'Anna', email: 'anna@north.example', aud: 'leeszaal' },
      ...{ nonce: searchParams.get('nonce') ?? '', iat: now, exp: now + 300, ...claims },
    },
  });
  forger.answerNext({
    body: { access_token: 'a', token_type: 'Bearer', id_token: token, refresh_token: 'r' },
  });
  const answer = new URLSearchParams({ code: 'c', state: searchParams.get('state') ?? '' });
  return `${server.url}/auth/providers/${id}/answer?${answer}`;
}
const follow = (address: string) => browser.visit(address, { stopAt: `${server.url}/search` });
const signIn = async (claims: Claimed = {}) => follow(await answerAddress(claims));
const tokenOf = async (claims: Claimed = {}) =>
  (await signIn(claims)).location?.searchParams.get('accessToken') ?? '';
const meOf = async (token: string) => (await server.call('GET', '/api/user/me', { token })).json();
const logins = async () =>
  (
    await server.database.query<{ login: string }>(
      "select login from users where login like '1:%' or login like '%@north.example' order by login",
      [],
    )
  ).map(({ login }) => login);

describe('the answer of a provider', () => {
  it('lets in once [S2.40]', async () => {
    const address = await answerAddress();
    expect((await follow(address)).status).toBe(303);
    const again = await follow(address);
    expect([again.status, again.text]).toEqual([400, expect.stringContaining('Try again')]);
  });

  it('is refused in another browser, and stays valid in its own [S2.40]', async () => {
    const address = await answerAddress();
    expect((await openCookieBrowser().visit(address)).status).toBe(400);
    expect((await follow(address)).status).toBe(303);
  });

  it('is refused unsolicited [S2.41]', async () => {
    await answerAddress();
    const state = 'a'.repeat(43);
    expect(
      (await follow(`${server.url}/auth/providers/${id}/answer?code=c&state=${state}`)).status,
    ).toBe(400);
    expect((await follow(`${server.url}/auth/providers/${id}/answer`)).status).toBe(400);
  });

  it('is refused after ten minutes [S2.40]', async () => {
    const address = await answerAddress();
    await server.database.query('update provider_sign_ins set expires_at = clock_timestamp()', []);
    expect((await follow(address)).status).toBe(400);
  });

  it('is refused by another provider', async () => {
    const other = await server.add(change({ name: 'Other' }));
    const address = await answerAddress();
    expect((await follow(address.replace('/providers/1/', `/providers/${other}/`))).status).toBe(
      400,
    );
    await server.call('DELETE', `/api/identity-providers/${other}`, { token: server.token });
  });

  it('is refused when the provider was switched off meanwhile', async () => {
    const address = await answerAddress();
    await set({ isActive: false });
    expect((await follow(address)).status).toBe(400);
  });

  it('leads to no other website', async () => {
    const begin = `${server.url}/auth/providers/${id}/begin?redirect=https://evil.example/`;
    expect((await browser.visit(begin)).status).toBe(400);
  });

  it('of a provider that is not there is not found', async () => {
    for (const other of ['0', '99', 'x', '1e3', '-1', '99999999999999999999']) {
      for (const page of ['begin', 'answer', 'trial', 'ended', 'metadata']) {
        const { status } = await browser.visit(`${server.url}/auth/providers/${other}/${page}`);
        expect([other, page, status]).toEqual([other, page, 404]);
      }
    }
  });
});

describe('a person of a provider', () => {
  it('who comes twice at once has one account', async () => {
    const { database } = server;
    const stored = await findProvider(database, id);
    if (stored === undefined) throw new Error('There is no provider.');
    const anna = { subject: 'anna', name: 'Anna', email: '', claims: {}, handle: null };
    const admissions = await Promise.all(
      Array.from({ length: 8 }, () =>
        database.transaction((transaction) => admitPerson(transaction, stored, anna)),
      ),
    );
    expect(new Set(admissions.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(await logins()).toEqual(['1:anna']);
  });

  it('gets no access while an administrator has taken it [S2.34]', async () => {
    await tokenOf();
    const [{ id: userId = 0 } = {}] = await server.database.query<{ id: number }>(
      "select id::int as id from users where login = '1:anna'",
      [],
    );
    await server.call('PUT', `/api/people/${userId}`, {
      token: server.token,
      body: { role: 'user', isActive: false },
    });
    expect((await signIn()).status).toBe(403);
  });

  it('who was made a superadmin signs in with a password only [S2.46]', async () => {
    await tokenOf();
    await server.database.query(
      "update user_clients m set role = 'superadmin' from users u where u.id = m.user_id and u.login = '1:anna'",
      [],
    );
    expect((await signIn({ staff: true })).status).toBe(403);
  });

  it('cannot switch to another library, where another provider counts [S2.46]', async () => {
    await tokenOf();
    await server.database.query(
      "insert into user_clients (user_id, client_ref, role) select id, 'south', 'admin' from users where login = '1:anna'",
      [],
    );
    const token = await tokenOf();
    const switched = await server.call('POST', '/api/client/switch', {
      token,
      body: { target: 'south' },
    });
    expect(switched.json()).toBe(false);
    const { current, switch: others } = (await server.call('GET', '/api/client', { token })).json();
    expect([current.ref, others.length]).toEqual(['north', 1]);
  });

  it('has a name of one line, whatever comes', async () => {
    const token = await tokenOf({
      name: ` A\u0000\n\u202eevil${'x'.repeat(500)}`,
      email: 'no\naddress',
    });
    const { name, email } = await meOf(token);
    expect(name.full).toMatch(/^A evilx+$/);
    expect(name.full).toHaveLength(200);
    expect(email).toBe('no address');
  });

  it('reads on for a day while the provider cannot be asked [S2.37]', async () => {
    const arrived = await signIn();
    forger.answerNext({ status: 503, body: {} });
    await server.letTimePass();
    const token = arrived.location?.searchParams.get('refreshToken') ?? '';
    const refreshed = await server.refresh(token);
    expect(refreshed.statusCode).toBe(200);
    await server.database.query(
      "update sessions set provider_confirmed_at = provider_confirmed_at - interval '25 hours'",
      [],
    );
    await server.letTimePass();
    expect((await server.refresh(refreshed.json().refresh_token)).statusCode).toBe(401);
  });

  it('is out when the provider is switched off or removed; the account stays [S2.45]', async () => {
    const first = await tokenOf();
    await set({ isActive: false });
    expect((await server.call('GET', '/api/user/me', { token: first })).statusCode).toBe(401);
    expect((await browser.visit(`${server.url}/auth/providers/${id}/begin`)).status).toBe(404);
    expect(await logins()).toEqual(['1:anna']);
  });
});

describe('the account with the same e-mail address', () => {
  const add = async (client = 'north', role = 'user') => {
    const token = await server.tokenOf('superadmin', client);
    const body = { name: 'Anna Here', email: 'anna@north.example', role };
    const person = (await server.call('POST', '/api/people', { token, body })).json();
    await server.database.query("update users set password_hash = 'hash' where id = $1", [
      person.id,
    ]);
    return person.id as number;
  };

  it('is another one, unless the library wants it', async () => {
    const known = await add();
    expect((await meOf(await tokenOf())).id).not.toBe(String(known));
    expect(await logins()).toEqual(['1:anna', 'anna@north.example']);
  });

  it('is given, and its password ends [S2.35]', async () => {
    const known = await add();
    await set({ linksByEmail: true });
    expect(await meOf(await tokenOf({ email: 'ANNA@north.example' }))).toMatchObject({
      id: String(known),
    });
    const rows = await server.database.query<{ password_hash: string }>(
      'select password_hash from users where id = $1',
      [known],
    );
    expect(rows).toMatchObject([{ password_hash: '' }]);
    const links = await server.database.query('select from account_links where user_id = $1', [
      known,
    ]);
    expect(links).toEqual([]);
    // Again, also when the address has changed there.
    expect((await meOf(await tokenOf({ email: 'a.new@north.example' }))).id).toBe(String(known));
  });

  it.each([
    ['of a superadmin', 'north', 'superadmin'],
    ['of another library', 'south', 'user'],
  ])('%s is out of reach [S2.35]', async (_which, client, role) => {
    const known = await add(client, role);
    await set({ linksByEmail: true });
    expect((await meOf(await tokenOf())).id).not.toBe(String(known));
    const rows = await server.database.query('select password_hash from users where id = $1', [
      known,
    ]);
    expect(rows).toMatchObject([{ password_hash: 'hash' }]);
  });

  it('that is also of another library is out of reach', async () => {
    const known = await add();
    await server.database.query(
      "insert into user_clients (user_id, client_ref, role) values ($1, 'south', 'user')",
      [known],
    );
    await set({ linksByEmail: true });
    expect((await meOf(await tokenOf())).id).not.toBe(String(known));
  });

  it('is not given for an empty address', async () => {
    await set({ linksByEmail: true });
    await server.database.query("update users set email = '' where login = 'user'", []);
    await tokenOf({ email: '' });
    expect(await logins()).toEqual(['1:anna']);
  });
});
