import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { RATE_LIMITS } from '../rate-limits/limits.ts';
import { consume } from '../rate-limits/rate-limit.ts';
import { writeRefreshToken } from '../session/refresh-token.ts';
import { beginSession } from '../session/session-store.ts';
import type { TestServer } from '../testing/test-server.ts';
import { mintConfigObject } from './config-objects.ts';
import { PAGE_TEXTS } from './pages/texts.ts';
import { ssoKey } from './sso-key.ts';
import { createSsoServer, LOGIN, PASSWORD } from './testing/sso-server.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';

/** A client's address, as a proxy forwards it. */
const from = (address: string) => ({ 'x-forwarded-for': address });

describe('the limits of the SSO service', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createSsoServer({ config: { trustProxy: () => true } });
  });
  afterEach(() => server.database.query('delete from rate_limits'));
  afterAll(() => server.close());

  /** Sets all counters to their limits, without the time that attempts take. */
  const spendAll = () =>
    server.database.query('update rate_limits set used = $1', [
      Math.max(...Object.values(RATE_LIMITS).map(({ amount }) => amount)),
    ]);

  async function signIn(
    fields: Record<string, string>,
    address: string,
    cookies = '',
  ): Promise<LightMyRequestResponse> {
    const page = await server.call('GET', LOGIN, { headers: from(address) });
    const formCookie = String(page.headers['set-cookie']).split(';')[0];
    const formToken = /name="formToken" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
    return server.call('POST', LOGIN, {
      body: new URLSearchParams({
        formToken,
        redirect: '/',
        password: PASSWORD,
        ...fields,
      }).toString(),
      headers: { ...from(address), cookie: `${formCookie}; ${cookies}`, 'content-type': FORM_TYPE },
    });
  }
  const wrong = (login: string, address: string, cookies?: string) =>
    signIn({ login, password: 'guess' }, address, cookies);
  const browserCookie = (answer: LightMyRequestResponse): string =>
    String(answer.headers['set-cookie']).split(';')[0] ?? '';

  it('hold for an account from an address, and not for the same account from elsewhere', async () => {
    await wrong('user', '192.0.2.1');
    await server.database.query('update rate_limits set used = $1', [
      RATE_LIMITS.signInToAccountFromAddress.amount,
    ]);
    expect((await signIn({ login: 'user' }, '192.0.2.1')).statusCode).toBe(429);
    expect((await signIn({ login: 'user' }, '192.0.2.2')).statusCode).toBe(303);
  });

  it('hold for an account that is guessed at from everywhere, but not in its owner’s browser', async () => {
    const known = browserCookie(await signIn({ login: 'user' }, '192.0.2.1'));
    await wrong('user', '198.51.100.1');
    await spendAll();
    expect((await signIn({ login: 'user' }, '192.0.2.1')).statusCode).toBe(429);
    expect((await signIn({ login: 'user' }, '203.0.113.9', known)).statusCode).toBe(303);
    expect((await signIn({ login: 'admin' }, '203.0.113.9', known)).statusCode).toBe(303);
  });

  it('hold in a known browser too', async () => {
    const known = browserCookie(await signIn({ login: 'user' }, '192.0.2.1'));
    await wrong('user', '192.0.2.1', known);
    await spendAll();
    expect((await signIn({ login: 'user' }, '192.0.2.1', known)).statusCode).toBe(429);
  });

  it('hold for an address, whatever accounts are tried, and for its whole network', async () => {
    await wrong('nobody', '2001:db8::1');
    await spendAll();
    expect((await signIn({ login: 'admin' }, '2001:db8::2')).statusCode).toBe(429);
    expect((await signIn({ login: 'admin' }, '2001:db8:0:1::2')).statusCode).toBe(303);
  });

  it('hold for an address at no cost to others: no account is used up, no row is written', async () => {
    const address = '192.0.2.1';
    for (let time = 0; time < RATE_LIMITS.signInFromAddress.amount; time += 1) {
      await consume(server.database, { limit: 'signInFromAddress', of: [address] });
    }
    const keys = () => server.database.query('select key from rate_limits');
    const before = await keys();
    for (const login of ['user', 'admin', 'one', 'another']) {
      expect((await wrong(login, address)).statusCode).toBe(429);
    }
    expect(await keys()).toEqual(before);
    expect((await signIn({ login: 'user' }, '198.51.100.1')).statusCode).toBe(303);
  });

  it('let any number of people sign in from one address', async () => {
    for (let time = 0; time < 3; time += 1) {
      expect((await signIn({ login: 'user' }, '192.0.2.1')).statusCode).toBe(303);
    }
    const rows = await server.database.query<{ used: number }>('select used from rate_limits');
    expect(rows.filter(({ used }) => used > 0)).toEqual([]);
  });

  it.each(['nl', 'en', 'de', 'fr'] as const)('are told on the form, in %s', async (lang) => {
    await wrong('user', '192.0.2.1');
    await spendAll();
    const answer = await signIn({ login: 'user', lang }, '192.0.2.1');
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(500);
    expect(answer.body).toContain('role="alert"');
    expect(answer.body).toContain(PAGE_TEXTS[lang].tooMany(10));
    expect(answer.body).toContain('value="user"');
    expect(answer.body).not.toContain(PASSWORD);
  });

  const refresh = (refreshToken: string, address: string) => {
    const query = new URLSearchParams({
      appName: 'Leeszaal',
      client: 'north',
      secret: ssoKey(server.services),
      refresh_token: refreshToken,
    });
    return server.call('GET', `/auth/application/leeszaal?${query}`, { headers: from(address) });
  };

  it('hold for refused refresh tokens of an address, and for the refreshes of a session', async () => {
    const address = '192.0.2.1';
    expect((await refresh('guess', address)).statusCode).toBe(401);
    await spendAll();
    const refused = await refresh('guess', address);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
    await server.database.query('delete from rate_limits');

    const { searchParams } = new URL(
      String((await signIn({ login: 'user' }, address)).headers.location),
    );
    const first = (await refresh(searchParams.get('refreshToken') ?? '', address)).json();
    await spendAll();
    expect((await refresh(first.refresh_token, '198.51.100.1')).statusCode).toBe(429);
    await server.database.query('delete from rate_limits');
    // A refusal does not use up the token.
    expect((await refresh(first.refresh_token, address)).statusCode).toBe(200);
  });

  it('let good refresh tokens pass, however many expired ones come from their address', async () => {
    const address = '192.0.2.1';
    const { searchParams } = new URL(
      String((await signIn({ login: 'user' }, address)).headers.location),
    );
    const over = await beginSession(server.database, { userId: null, client: 'north', seconds: 0 });
    const expired = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const { token } = await beginSession(server.database, {
          userId: null,
          client: 'north',
          seconds: 0,
        });
        const text = writeRefreshToken(token, server.services.secrets.secret);
        return (await refresh(text, address)).statusCode;
      }),
    );
    expect(new Set(expired)).toEqual(new Set([401]));
    expect((await refresh(searchParams.get('refreshToken') ?? '', address)).statusCode).toBe(200);
    // Repeated refreshes are limited, too.
    await refresh(writeRefreshToken(over.token, server.services.secrets.secret), address);
    await spendAll();
    const again = await refresh(
      writeRefreshToken(over.token, server.services.secrets.secret),
      address,
    );
    expect(again.statusCode).toBe(429);
  });

  it('hold for public tokens of an address', async () => {
    const ask = () =>
      server.call('GET', '/auth/application/leeszaal/publictoken', { headers: from('192.0.2.1') });
    expect((await ask()).statusCode).toBe(200);
    await spendAll();
    expect((await ask()).statusCode).toBe(429);
  });

  it('hold for guessed config objects, for calls and in the browser, and use none up', async () => {
    const code = await mintConfigObject(server.database, {
      client: 'north',
      userId: null,
      uses: 1,
      seconds: 60,
    });
    const url = '/auth/application/leeszaal/configobjecttoken';
    const headers = from('192.0.2.1');
    expect((await server.call('GET', `${url}/guess`, { headers })).statusCode).toBe(404);
    await spendAll();
    expect((await server.call('GET', `${url}/${code}`, { headers })).statusCode).toBe(429);
    const page = await server.call('GET', `/auth/?token=${code}&lang=en`, { headers });
    expect(page.statusCode).toBe(429);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain(PAGE_TEXTS.en.tooMany(10));
    const elsewhere = { headers: from('198.51.100.1') };
    expect((await server.call('GET', `${url}/${code}`, elsewhere)).statusCode).toBe(200);
  });

  it('do not hold for a school whose pupils arrive by one config object at once', async () => {
    const grant = { client: 'north', userId: null, uses: null, seconds: 60 };
    const code = await mintConfigObject(server.database, grant);
    const url = `/auth/application/leeszaal/configobjecttoken/${code}`;
    const headers = from('192.0.2.1');
    const answers = await Promise.all(
      Array.from({ length: 2 * RATE_LIMITS.configObjectFromAddress.amount }, () =>
        server.call('GET', url, { headers }),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });
});
