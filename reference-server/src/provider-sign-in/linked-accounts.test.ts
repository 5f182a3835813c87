import { describe, expect, it } from '@jest/globals';
import { type Claimed, forgedSignIn } from '../identity-providers/testing/forged-sign-in.ts';
import { issueTokens } from '../session/issue-tokens.ts';
import { beginSession } from '../session/session-store.ts';

const { server, set, tokenOf, meOf, logins } = forgedSignIn();

describe('the account with the same e-mail address', () => {
  const add = async (client = 'north', role = 'user') => {
    const token = await server().tokenOf('superadmin', client);
    const body = { name: 'Anna Here', email: 'anna@north.example', role };
    const person = (await server().call('POST', '/api/people', { token, body })).json();
    await server().database.query("update users set password_hash = 'hash' where id = $1", [
      person.id,
    ]);
    return person.id as number;
  };

  it('is another one, unless the library wants it', async () => {
    const known = await add();
    expect((await meOf(await tokenOf())).id).not.toBe(String(known));
    expect(await logins()).toEqual(['anna', 'anna@north.example']);
  });

  it('is given, and its password ends [S2.35]', async () => {
    const known = await add();
    await set({ linksByEmail: true });
    expect(await meOf(await tokenOf({ email: 'ANNA@north.example' }))).toMatchObject({
      id: String(known),
    });
    const rows = await server().database.query<{ password_hash: string }>(
      'select password_hash from users where id = $1',
      [known],
    );
    expect(rows).toMatchObject([{ password_hash: '' }]);
    const links = await server().database.query('select from account_links where user_id = $1', [
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
    const rows = await server().database.query('select password_hash from users where id = $1', [
      known,
    ]);
    expect(rows).toMatchObject([{ password_hash: 'hash' }]);
  });

  it('that is also of another library is out of reach', async () => {
    const known = await add();
    await server().database.query(
      "insert into user_clients (user_id, client_ref, role) values ($1, 'south', 'user')",
      [known],
    );
    await set({ linksByEmail: true });
    expect((await meOf(await tokenOf())).id).not.toBe(String(known));
  });

  it.each<[string, Claimed]>([
    ['an address that the provider has not verified', { email_verified: undefined }],
    ['an address that it calls unverified', { email_verified: false }],
    ['letters that fold like others', { email: 'an\u212aa@north.example' }],
  ])('is not given for %s', async (_which, claims) => {
    const known = await add();
    await set({ linksByEmail: true });
    expect((await meOf(await tokenOf(claims))).id).not.toBe(String(known));
  });

  it('is not given when it has a higher role than the person gets', async () => {
    const known = await add('north', 'admin');
    await set({ linksByEmail: true });
    expect((await meOf(await tokenOf())).id).not.toBe(String(known));
    await server().database.query("delete from users where login like 'provider:%'", []);
    expect((await meOf(await tokenOf({ staff: true }))).id).toBe(String(known));
  });

  it('is signed out when it is given, and left alone without access', async () => {
    const known = await add();
    const before = await beginSession(server().database, {
      userId: known,
      client: 'north',
      seconds: 60,
    });
    const { accessToken } = await issueTokens(before, server().services);
    await set({ linksByEmail: true });
    await server().database.query(
      'update user_clients set deactivated_at = clock_timestamp() where user_id = $1',
      [known],
    );
    expect((await meOf(await tokenOf())).id).not.toBe(String(known));
    await server().database.query(
      'update user_clients set deactivated_at = null where user_id = $1',
      [known],
    );
    await server().database.query("delete from users where login like 'provider:%'", []);
    expect((await meOf(await tokenOf())).id).toBe(String(known));
    expect((await server().call('GET', '/api/user/me', { token: accessToken })).statusCode).toBe(
      401,
    );
  });

  it('is not given for an empty address', async () => {
    await set({ linksByEmail: true });
    await server().database.query("update users set email = '' where login = 'user'", []);
    await tokenOf({ email: '' });
    expect(await logins()).toEqual(['anna']);
  });
});
