import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { ProviderChange } from '@leeszaal/shared-contracts';
import { freePort } from '@leeszaal/test-support';
import { CLIENT, type OidcPeer, startOidcPeer } from '@leeszaal/test-support/oidc-peer';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { type CookieBrowser, openCookieBrowser, type Visited } from '../testing/cookie-browser.ts';
import { openProviderServer, type ProviderServer } from '../testing/provider-server.ts';

const PERSON = { name: 'Anna de Vries', email: 'anna@north.example', groups: ['readers'] };

describeOnBothDatabases('signing in with OpenID Connect', (makeDatabase) => {
  let server: ProviderServer;
  let peer: OidcPeer;
  let id: number;
  let browser: CookieBrowser;

  const change = (more: Partial<ProviderChange> = {}): ProviderChange => ({
    name: 'Example Campus',
    isActive: true,
    settings: {
      ...{ kind: 'oidc', issuer: peer.issuer, clientId: CLIENT.id },
      ...{ scope: 'openid profile email', nameClaim: 'name', emailClaim: 'email' },
    },
    secret: CLIENT.secret,
    rules: [
      { claim: 'groups', value: 'readers', role: 'user' },
      { claim: 'groups', value: 'staff', role: 'admin' },
    ],
    defaultRole: null,
    linksByEmail: false,
    ...more,
  });
  beforeAll(async () => {
    server = await openProviderServer(makeDatabase);
    const at = (name: string) => `${server.url}/auth/providers/1/${name}`;
    peer = await startOidcPeer({
      redirectUri: at('answer'),
      signedOutUri: `${server.url}/auth/logout`,
      backchannelUri: at('ended'),
    });
    id = await server.add(change());
    expect(id).toBe(1);
  });
  afterAll(async () => {
    await peer.stop();
    await server.close();
  });
  beforeEach(async () => {
    browser = openCookieBrowser();
    peer.people.clear();
    peer.people.set('anna', PERSON);
    const path = `/api/identity-providers/${id}`;
    await server.call('PUT', path, { token: server.token, body: change() });
    await server.database.query("delete from users where login like 'provider:%'", []);
  });

  const begin = () => `${server.url}/auth/providers/${id}/begin?redirect=%2Fsearch%3Fx%3D1&lang=en`;
  const home = () => `${server.url}/search`;
  /** Goes through the provider's own pages. */
  async function signInThere(address: string, login = 'anna'): Promise<Visited> {
    const form = await browser.visit(address);
    expect(form.url.origin).toBe(peer.issuer);
    const consent = await browser.submit(form, { login, password: 'any' });
    return browser.submit(consent, {}, { stopAt: home() });
  }
  const tokensOf = ({ location }: Visited) => {
    if (location === undefined) throw new Error('It does not lead to the portal.');
    const { searchParams } = location;
    return {
      access: searchParams.get('accessToken') ?? '',
      refresh: searchParams.get('refreshToken') ?? '',
    };
  };
  const me = async (token: string) => server.call('GET', '/api/user/me', { token });
  const role = async (token: string) =>
    (await server.call('GET', '/api/user/role', { token })).json();

  it('makes an account for a person who comes for the first time, with the role of a rule [S2.31 S2.32]', async () => {
    const login = await browser.visit(`${server.url}/auth/application/leeszaal/login?lang=en`);
    expect(login.text).toContain('Log in with Example Campus');
    const arrived = await signInThere(begin());
    expect(arrived.location?.pathname).toBe('/search');
    expect(arrived.location?.searchParams.get('x')).toBe('1');
    const { access } = tokensOf(arrived);
    expect((await me(access)).json()).toMatchObject({
      name: { full: 'Anna de Vries' },
      email: 'anna@north.example',
    });
    expect(await role(access)).toBe('user');
    const { people } = (
      await server.call('GET', '/api/people?query=anna', { token: server.token })
    ).json();
    expect(people).toMatchObject([{ name: 'Anna de Vries', state: 'active', role: 'user' }]);
    const { entries } = (
      await server.call('GET', '/api/admin/audit', { token: server.token })
    ).json();
    expect(entries[0]).toMatchObject({
      action: 'person-admitted',
      person: { name: 'Anna de Vries', role: 'user' },
      provider: { name: 'Example Campus' },
    });
  });

  it('leads to the same account again, with what changed there [S2.33]', async () => {
    const first = await me(tokensOf(await signInThere(begin())).access);
    peer.people.set('anna', { ...PERSON, name: 'Anna Bakker', groups: ['readers', 'staff'] });
    browser = openCookieBrowser();
    const { access } = tokensOf(await signInThere(begin()));
    const second = (await me(access)).json();
    expect(second).toMatchObject({ id: first.json().id, name: { full: 'Anna Bakker' } });
    expect(await role(access)).toBe('admin');
  });

  it('lets no person in to whom no rule applies [S2.34]', async () => {
    peer.people.set('anna', { ...PERSON, groups: ['guests'] });
    const page = await signInThere(begin());
    expect([page.status, page.text]).toEqual([403, expect.stringContaining('No access')]);
    const users = await server.database.query(
      "select from users where login like 'provider:%'",
      [],
    );
    expect(users).toEqual([]);
  });

  it('ends at the next refresh when the person was removed there [S2.36]', async () => {
    const { access, refresh } = tokensOf(await signInThere(begin()));
    peer.people.delete('anna');
    // Within a minute the provider is not asked again.
    const next = await server.refresh(refresh);
    expect(next.statusCode).toBe(200);
    await server.letTimePass();
    expect((await server.refresh(next.json().refresh_token)).statusCode).toBe(401);
    expect((await me(access)).statusCode).toBe(401);
  });

  it('gives the new role at the next refresh [S2.36]', async () => {
    const { access, refresh } = tokensOf(await signInThere(begin()));
    peer.people.set('anna', { ...PERSON, groups: ['staff'] });
    await server.letTimePass();
    expect((await server.refresh(refresh)).statusCode).toBe(200);
    expect(await role(access)).toBe('admin');
  });

  it('ends here when the person signs out there [S2.38]', async () => {
    const { access } = tokensOf(await signInThere(begin()));
    const question = await browser.visit(`${peer.issuer}/session/end`);
    await browser.submit(question, { logout: 'yes' });
    expect((await me(access)).statusCode).toBe(401);
  });

  it('ends there when the person signs out here [S2.38]', async () => {
    const { access } = tokensOf(await signInThere(begin()));
    const leave = `${server.url}/auth/logout?redirect=${encodeURIComponent(`${server.url}/`)}`;
    const question = await browser.visit(leave, { headers: { 'sec-fetch-site': 'same-origin' } });
    expect(question.url.origin).toBe(peer.issuer);
    const back = await browser.submit(question, { logout: 'yes' }, { stopAt: `${server.url}/` });
    expect(back.location?.pathname).toBe('/auth/logout');
    expect((await me(access)).statusCode).toBe(401);
    const again = await browser.visit(begin());
    expect(again.text).toContain('name="login"');
  });

  it('is not ended by a link of another website [S2.39]', async () => {
    const { access } = tokensOf(await signInThere(begin()));
    const page = await browser.visit(`${server.url}/auth/logout`, {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(page.url.origin).toBe(server.url);
    expect((await me(access)).statusCode).toBe(200);
  });

  it('is tried by an administrator, who sees what came; no account is made [S2.42]', async () => {
    await server.call('PUT', `/api/identity-providers/${id}`, {
      token: server.token,
      body: change({ isActive: false }),
    });
    expect((await browser.visit(begin())).status).toBe(404);
    const address = `${await server.trial(id)}&lang=en`;
    const page = await signInThere(address);
    expect(page.status).toBe(200);
    for (const text of ['Trial of Example Campus', 'anna@north.example', 'readers', '“Reader”']) {
      expect(page.text).toContain(text);
    }
    expect(page.text).not.toContain('accessToken');
    const users = await server.database.query(
      "select from users where login like 'provider:%'",
      [],
    );
    expect(users).toEqual([]);
    expect((await browser.visit(address)).status).toBe(400);
  });

  it('says in a trial what is wrong with the settings [S2.42]', async () => {
    await server.call('PUT', `/api/identity-providers/${id}`, {
      token: server.token,
      body: change({ secret: 'another secret' }),
    });
    const page = await signInThere(`${await server.trial(id)}&lang=en`);
    expect(page.text).toContain('misconfigured');
    expect(page.text).toContain('invalid_client');
    expect(page.text).not.toContain('another secret');
  });

  it('says when the provider cannot be reached', async () => {
    const nowhere = `http://127.0.0.1:${await freePort()}`;
    const settings = { ...change().settings, issuer: nowhere } as ProviderChange['settings'];
    const body = change({ settings });
    const other = (
      await server.call('POST', '/api/identity-providers', { token: server.token, body })
    ).json();
    const page = await browser.visit(`${server.url}/auth/providers/${other.id}/begin?lang=en`);
    expect([page.status, page.text]).toEqual([502, expect.stringContaining('cannot be reached')]);
    await server.call('DELETE', `/api/identity-providers/${other.id}`, { token: server.token });
  });
});
