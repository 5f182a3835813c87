import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { PROVIDER_LIMIT, type ProviderChange } from '@leeszaal/shared-contracts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const CHANGE: ProviderChange = {
  name: 'Campus',
  isActive: true,
  settings: {
    ...{ kind: 'oidc', issuer: 'https://login.example', clientId: 'leeszaal' },
    ...{ scope: 'openid profile email', nameClaim: 'name', emailClaim: 'email' },
  },
  secret: 'a secret of the client',
  rules: [{ claim: 'groups', value: 'staff', role: 'admin' }],
  defaultRole: 'user',
  linksByEmail: false,
};
const LDAP: ProviderChange['settings'] = {
  ...{ kind: 'ldap', address: 'ldaps://directory.example', startTls: true, authorities: '' },
  ...{
    bindDn: 'cn=search',
    base: 'dc=example',
    filter: '(uid={login})',
    subjectAttribute: 'entryUUID',
  },
  ...{ nameAttribute: 'cn', emailAttribute: 'mail', groupBase: '', groupFilter: '(member={dn})' },
};

describeOnBothDatabases('the identity providers of a library', (makeDatabase) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    const database = await makeDatabase();
    server = await createTestServer({ database, config: { portalUrl: 'https://library.example' } });
  });
  afterAll(async () => {
    await server.close();
    await server.database.close();
  });
  beforeEach(async () => {
    await server.database.query('delete from identity_providers', []);
    await server.database.query('delete from audit_log', []);
    token = await server.tokenOf('admin');
  });

  const PATH = '/api/identity-providers';
  const add = (body: object, bearer = token) => server.call('POST', PATH, { token: bearer, body });
  const put = (id: number, body: object, bearer = token) =>
    server.call('PUT', `${PATH}/${id}`, { token: bearer, body });
  const list = async () => (await server.call('GET', PATH, { token })).json().providers;
  const secretOf = async (id: number) => {
    const [row] = await server.database.query<{ secret: string }>(
      'select secret from identity_providers where id = $1',
      [id],
    );
    return row?.secret;
  };

  it('are added, changed and removed, each in the log; the secret leaves the server never [S2.43]', async () => {
    const answer = await add(CHANGE);
    const { secret: _secret, ...shown } = CHANGE;
    const { id } = answer.json();
    const at = (name: string) => `https://library.example/auth/providers/${id}/${name}`;
    expect(answer.json()).toEqual({
      ...{ id, ...shown, hasSecret: true },
      addresses: {
        answer: at('answer'),
        signOut: at('ended'),
        signedOut: 'https://library.example/auth/logout',
      },
    });
    const changed = await put(id, { ...shown, name: 'Example Campus', isActive: false });
    expect(changed.json()).toMatchObject({
      name: 'Example Campus',
      isActive: false,
      hasSecret: true,
    });
    expect(await secretOf(id)).toBe(CHANGE.secret);
    expect((await put(id, { ...CHANGE, secret: '' })).json().hasSecret).toBe(false);
    expect(await secretOf(id)).toBe('');
    expect(await list()).toHaveLength(1);
    expect((await server.call('DELETE', `${PATH}/${id}`, { token })).statusCode).toBe(204);
    expect(await list()).toEqual([]);
    const { entries } = (await server.call('GET', '/api/admin/audit', { token })).json();
    expect(entries).toMatchObject([
      { action: 'provider-removed', provider: { id, name: 'Campus' } },
      { action: 'provider-changed' },
      { action: 'provider-changed', provider: { name: 'Example Campus' } },
      { action: 'provider-added', provider: { id, name: 'Campus' } },
    ]);
    const kept = await server.database.query<{ row: string }>(
      `select row_to_json(k)::text as row from idempotency_keys k
       union all select row_to_json(a)::text from audit_log a`,
      [],
    );
    for (const { row } of kept) expect(row).not.toContain(CHANGE.secret);
  });

  it('of another library are not found', async () => {
    const { id } = (await add(CHANGE)).json();
    const south = await server.tokenOf('superadmin', 'south');
    expect((await server.call('GET', PATH, { token: south })).json()).toEqual({ providers: [] });
    expect((await put(id, CHANGE, south)).statusCode).toBe(404);
    for (const [method, path] of [
      ['DELETE', `${PATH}/${id}`],
      ['POST', `${PATH}/${id}/try`],
    ] as const) {
      expect((await server.call(method, path, { token: south })).statusCode).toBe(404);
    }
    expect(await list()).toHaveLength(1);
  });

  it('stay what they are: another kind, or another issuer once people have come, is another one [S2.44]', async () => {
    const { id } = (await add(CHANGE)).json();
    const moved = { ...CHANGE, settings: { ...CHANGE.settings, issuer: 'https://new.example' } };
    const { secret: _secret, ...withoutSecret } = moved;
    expect((await put(id, { ...CHANGE, settings: LDAP })).statusCode).toBe(409);
    // The secret would be sent to another place.
    expect((await put(id, withoutSecret)).statusCode).toBe(422);
    expect((await put(id, moved)).statusCode).toBe(200);
    await server.database.query(
      "insert into external_identities (provider_id, subject, user_id) select $1, 's', id from users where login = 'user'",
      [id],
    );
    expect((await put(id, CHANGE)).statusCode).toBe(409);
    expect((await put(id, { ...moved, name: 'Renamed' })).statusCode).toBe(200);
  });

  it('are a few at most, also when two administrators add one at once', async () => {
    for (let each = 1; each < PROVIDER_LIMIT; each += 1) await add({ ...CHANGE, name: `${each}` });
    const answers = await Promise.all([add(CHANGE), add({ ...CHANGE, name: 'Other' })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it.each([
    ['an issuer without TLS', { settings: { ...CHANGE.settings, issuer: 'http://login.example' } }],
    [
      'an issuer with a password',
      { settings: { ...CHANGE.settings, issuer: 'https://a:b@login.example' } },
    ],
    ['a script for an issuer', { settings: { ...CHANGE.settings, issuer: 'javascript:alert(1)' } }],
    ['a scope without openid', { settings: { ...CHANGE.settings, scope: 'profile' } }],
    ['a superadmin for all', { defaultRole: 'superadmin' }],
    ['a superadmin by rule', { rules: [{ claim: 'a', value: 'b', role: 'superadmin' }] }],
    ['no name', { name: ' ' }],
    ['a name that turns the text around it', { name: 'Campus\u202e' }],
    [
      'a directory without encryption',
      { settings: { ...LDAP, address: 'ldap://directory.example', startTls: false } },
    ],
    ['a directory without an address', { settings: { ...LDAP, address: '' } }],
    ['a filter without a login', { settings: { ...LDAP, filter: '(uid=*)' } }],
    ['an unknown kind', { settings: { kind: 'cas' } }],
  ])('have not %s', async (_which, more) => {
    expect((await add({ ...CHANGE, ...more })).statusCode).toBe(400);
  });

  it('are not on the server itself, unless the portal is there', async () => {
    const local = { ...CHANGE, settings: { ...CHANGE.settings, issuer: 'http://localhost:9' } };
    expect((await add(local)).statusCode).toBe(422);
    const directory = { ...CHANGE, settings: { ...LDAP, address: 'ldap://127.0.0.1:389' } };
    expect((await add(directory)).statusCode).toBe(422);
  });

  it('keep the secret of a directory from another address [S2.43]', async () => {
    const { id } = (await add({ ...CHANGE, settings: LDAP })).json();
    const { secret: _secret, ...change } = CHANGE;
    for (const more of [
      { address: 'ldaps://evil.example' },
      { address: 'ldap://directory.example' },
      { authorities: '-----BEGIN CERTIFICATE-----\nx\n-----END CERTIFICATE-----' },
    ]) {
      const moved = { ...change, settings: { ...LDAP, ...more } };
      expect((await put(id, moved)).statusCode).toBe(422);
      expect((await put(id, { ...moved, secret: 'another' })).statusCode).toBe(200);
      await put(id, { ...CHANGE, settings: LDAP });
    }
  });

  it('have a password for the account that searches', async () => {
    const { secret: _secret, ...change } = CHANGE;
    expect((await add({ ...change, settings: LDAP })).statusCode).toBe(422);
    const { id, addresses } = (await add({ ...CHANGE, settings: LDAP })).json();
    expect(addresses).toEqual({});
    expect((await put(id, { ...change, settings: LDAP })).statusCode).toBe(200);
  });
});
