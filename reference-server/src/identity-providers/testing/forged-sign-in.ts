import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { ProviderChange } from '@leeszaal/shared-contracts';
import { createMigratedDatabase } from '../../testing/postgres/migrated-database.ts';
import { type CookieBrowser, openCookieBrowser } from './cookie-browser.ts';
import { type OidcForger, startOidcForger } from './oidc-forger.ts';
import { openProviderServer, type ProviderServer } from './provider-server.ts';

/** Claims of a person; what is undefined is left out. */
export interface Claimed {
  readonly email_verified?: boolean | undefined;
  readonly sub?: string;
  readonly name?: string;
  readonly email?: string;
  readonly staff?: boolean;
}

/**
 * A server with one provider, which answers as a test tells it, and a browser that signs in with it. Before each test
 * the people of the provider are forgotten, and its settings are the first ones again.
 */
export function forgedSignIn() {
  let forger: OidcForger;
  let server: ProviderServer;
  let browser: CookieBrowser;
  let id: number;

  const change = (more: Partial<ProviderChange> = {}): ProviderChange => ({
    ...{ name: 'Campus', isActive: true, secret: 'secret', defaultRole: 'user' },
    linksByEmail: false,
    settings: {
      ...{ kind: 'oidc', issuer: forger.issuer, clientId: 'leeszaal' },
      ...{ scope: 'openid', nameClaim: 'name', emailClaim: 'email' },
    },
    rules: [{ claim: 'staff', value: 'true', role: 'admin' }],
    ...more,
  });
  /** Changes the provider. */
  const set = (more: Partial<ProviderChange>) => {
    const path = `/api/identity-providers/${id}`;
    return server.call('PUT', path, { token: server.token, body: change(more) });
  };

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
    await server.database.query('delete from rate_limits', []);
    await server.database.query(
      "delete from users where login like 'provider:%' or login like '%@north.example'",
      [],
    );
    await set({});
  });

  /** Goes to the provider; the address that it answers with, for a person with these claims. */
  async function answerAddress(claims: Claimed = {}): Promise<string> {
    const query = new URLSearchParams({ redirect: '/search', lang: 'en' });
    const begin = `${server.url}/auth/providers/${id}/begin?${query}`;
    const { location } = await browser.visit(begin, { stopAt: forger.issuer });
    const { searchParams } = location ?? new URL('x:');
    const now = Math.floor(Date.now() / 1000);
    const token = await forger.token({
      claims: {
        ...{ sub: 'anna', name: 'Anna', email: 'anna@north.example', aud: 'leeszaal' },
        ...{ email_verified: true, nonce: searchParams.get('nonce') ?? '' },
        ...{ iat: now, exp: now + 300, ...claims },
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

  return {
    server: () => server,
    forger: () => forger,
    browser: () => browser,
    id: () => id,
    ...{ change, set, answerAddress, follow, signIn },
    /** Signs in; the access token. */
    tokenOf: async (claims: Claimed = {}): Promise<string> =>
      (await signIn(claims)).location?.searchParams.get('accessToken') ?? '',
    meOf: async (token: string) => (await server.call('GET', '/api/user/me', { token })).json(),
    /** The people of the provider by its ids, and those with an address of the north. */
    async logins(): Promise<string[]> {
      const rows = await server.database.query<{ login: string }>(
        `select coalesce(e.subject, u.login) as login
         from users u left join external_identities e on e.user_id = u.id
         where u.login like 'provider:%' or u.login like '%@north.example' order by 1`,
        [],
      );
      return rows.map(({ login }) => login);
    },
  };
}
