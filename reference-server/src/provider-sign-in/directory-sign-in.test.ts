import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { ProviderChange } from '@leeszaal/shared-contracts';
import { type SmallDirectory, startSmallDirectory } from '@leeszaal/test-support/ldap';
import {
  type CookieBrowser,
  openCookieBrowser,
  type Visited,
} from '../identity-providers/testing/cookie-browser.ts';
import {
  openProviderServer,
  type ProviderServer,
} from '../identity-providers/testing/provider-server.ts';
import { RATE_LIMITS } from '../rate-limits/limits.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';

const SEARCH = { dn: 'cn=search,dc=x', attributes: {}, password: 'search-secret' };
const PASSWORD = 'anna-secret';

describeOnBothDatabases('signing in with a directory', (makeDatabase) => {
  let server: ProviderServer;
  let directory: SmallDirectory;
  let entries: Parameters<typeof startSmallDirectory>[0][number][];
  let change: ProviderChange;
  let id: number;
  let browser: CookieBrowser;
  const anna = {
    dn: 'uid=anna,dc=x',
    password: PASSWORD,
    attributes: {
      ...{ uid: ['anna'], entryUUID: ['uuid-1'], cn: ['Anna Directory'], mail: ['anna@x.example'] },
      memberOf: ['cn=staff,dc=x'],
    },
  };

  beforeAll(async () => {
    entries = [SEARCH, anna];
    directory = await startSmallDirectory(entries);
    server = await openProviderServer(makeDatabase);
    change = {
      ...{ name: 'Directory', isActive: true, defaultRole: null, linksByEmail: false },
      settings: {
        ...{ kind: 'ldap', address: directory.address, startTls: false, authorities: '' },
        ...{ bindDn: SEARCH.dn, base: 'dc=x', filter: '(uid={login})' },
        ...{ subjectAttribute: 'entryUUID', nameAttribute: 'cn', emailAttribute: 'mail' },
        ...{ groupBase: '', groupFilter: '(member={dn})' },
      },
      secret: SEARCH.password,
      rules: [{ claim: 'groups', value: 'staff', role: 'admin' }],
    };
    id = await server.add(change);
  });
  afterAll(async () => {
    await server.close();
    await directory.stop();
  });
  beforeEach(async () => {
    entries.splice(0, entries.length, SEARCH, anna);
    browser = openCookieBrowser();
    await server.database.query("delete from users where login like 'provider:%'", []);
    await server.database.query('delete from rate_limits', []);
  });

  const begin = () => `${server.url}/auth/providers/${id}/begin?redirect=%2Fsearch&lang=en`;
  const submit = async (login: string, password: string): Promise<Visited> =>
    browser.submit(
      await browser.visit(begin()),
      { login, password },
      { stopAt: `${server.url}/search` },
    );
  const tokens = ({ location }: Visited) => ({
    access: location?.searchParams.get('accessToken') ?? '',
    refresh: location?.searchParams.get('refreshToken') ?? '',
  });
  const me = (token: string) => server.call('GET', '/api/user/me', { token });

  it('lets in with the password of the directory, on a page of its own [S2.31 S2.32]', async () => {
    const form = await browser.visit(begin());
    expect(form.text).toContain(
      'Use the user name and the password of Directory. Library of the North has them checked by 127.0.0.1:',
    );
    const arrived = await submit(' anna ', PASSWORD);
    const { access } = tokens(arrived);
    expect((await me(access)).json()).toMatchObject({ name: { full: 'Anna Directory' } });
    expect((await server.call('GET', '/api/user/role', { token: access })).json()).toBe('admin');
  });

  it.each([
    ['a wrong password', 'anna', 'wrong'],
    ['no password', 'anna', ''],
    ['an unknown name', 'berta', PASSWORD],
    ['a pattern', 'a*', PASSWORD],
    ['another filter', 'anna)(uid=*', PASSWORD],
  ])('refuses %s, and keeps the name [S2.41]', async (_which, login, password) => {
    const page = await submit(login, password);
    expect([page.status, page.text]).toEqual([401, expect.stringContaining('Incorrect')]);
    expect(page.text).toContain(`value="${login}"`);
    expect(page.text).not.toContain(PASSWORD);
  });

  it('refuses a form that is not ours', async () => {
    const action = `${server.url}/auth/providers/${id}/begin`;
    const form = { login: 'anna', password: PASSWORD };
    expect((await browser.visit(action, { form })).status).toBe(403);
  });

  it('counts failures, for each account', async () => {
    const { amount } = RATE_LIMITS.signInToAccountFromAddress;
    for (let attempt = 0; attempt < amount; attempt += 1) await submit('anna', 'wrong');
    const page = await submit('anna', PASSWORD);
    expect([page.status, page.text]).toEqual([429, expect.stringContaining('Too many attempts')]);
    expect((await submit('berta', 'wrong')).status).toBe(401);
    // The counter is not the one of the account with a password here.
    const form = await browser.visit(`${server.url}/auth/application/leeszaal/login?lang=en`);
    expect((await browser.submit(form, { login: 'anna', password: 'wrong' })).status).toBe(401);
  });

  it('ends at the next refresh when the entry is gone [S2.36]', async () => {
    const { access, refresh } = tokens(await submit('anna', PASSWORD));
    await server.letTimePass();
    const refreshed = await server.refresh(refresh);
    expect(refreshed.statusCode).toBe(200);
    entries.pop();
    await server.letTimePass();
    expect((await server.refresh(refreshed.json().refresh_token)).statusCode).toBe(401);
    expect((await me(access)).statusCode).toBe(401);
  });

  it('is tried with a form of its own, also while it is switched off [S2.42]', async () => {
    const path = `/api/identity-providers/${id}`;
    const body = { ...change, isActive: false };
    await server.call('PUT', path, { token: server.token, body });
    expect((await browser.visit(begin())).status).toBe(404);
    const form = await browser.visit(`${await server.trial(id)}&lang=en`);
    const page = await browser.submit(form, { login: 'anna', password: PASSWORD });
    for (const text of ['Trial of Directory', 'Anna Directory', 'staff', '“Administrator”']) {
      expect(page.text).toContain(text);
    }
    // The form is for one attempt, and lets in no person.
    expect((await browser.submit(form, { login: 'anna', password: PASSWORD })).status).toBe(403);
    const failing = await browser.visit(`${await server.trial(id)}&lang=en`);
    const failed = await browser.submit(failing, { login: 'anna', password: 'wrong' });
    expect(failed.text).toContain('wrong:');
    expect(
      await server.database.query("select from users where login like 'provider:%'", []),
    ).toEqual([]);
    await server.call('PUT', path, { token: server.token, body: change });
  });
});
