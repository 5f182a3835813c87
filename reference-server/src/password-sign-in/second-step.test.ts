import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { RATE_LIMITS } from '../rate-limits/limits.ts';
import { headingOf, pageBrowser } from '../second-factor/testing/page-browser.ts';
import {
  codeOf,
  openSecondFactorServer,
  type SecondFactorServer,
  type TestFactor,
} from '../second-factor/testing/second-factor-server.ts';
import { quickHash } from '../sso/testing/quick-hash.ts';
import { PASSWORD } from '../sso/testing/sso-server.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { createTestServer } from '../testing/test-server.ts';

const LOG_IN = 'Log in';
const ASKED = 'Enter your code';

describeOnBothDatabases('signing in with a second factor', (makeDatabase) => {
  let server: SecondFactorServer;
  let factor: TestFactor;
  beforeAll(async () => {
    server = await openSecondFactorServer(makeDatabase);
  });
  afterAll(() => server.end());
  beforeEach(async () => {
    await server.renew();
    factor = await server.giveFactor('user');
  });

  const asked = async (browser = server.browser()) => {
    const page = await server.afterPassword(browser, 'user');
    expect([page.statusCode, headingOf(page)]).toEqual([200, ASKED]);
    return { browser, page, enter: (code: string) => browser.submit(page, { code }) };
  };

  it('asks for a code after the password; only then there is a session [S2.50]', async () => {
    const { browser, page, enter } = await asked();
    expect(await server.sessionsOf('user')).toBe(0);
    expect(browser.cookies.has('leeszaal-browser')).toBe(false);
    expect(page.body).not.toContain(PASSWORD);
    const answer = await enter(codeOf(factor.secret));
    expect(answer.statusCode).toBe(303);
    const portal = new URL(String(answer.headers.location));
    expect(portal.pathname).toBe('/search');
    const token = portal.searchParams.get('accessToken') ?? '';
    expect((await server.call('GET', '/api/user/me', { token })).json()).toMatchObject({
      email: 'user@example.org',
    });
    expect(browser.cookies.has('leeszaal-browser')).toBe(true);
  });

  it('does not ask after a wrong password, nor without a second factor [S2.50]', async () => {
    const browser = server.browser();
    const form = await browser.open('/auth/application/leeszaal/login');
    const wrong = await browser.submit(form, { login: 'user', password: 'guess' });
    expect([wrong.statusCode, headingOf(wrong)]).toEqual([401, LOG_IN]);
    expect((await server.afterPassword(server.browser(), 'admin')).statusCode).toBe(303);
  });

  it('refuses a wrong, an old and a used code, and one before a used one [S2.51]', async () => {
    const { enter } = await asked();
    for (const code of ['000000', '', 'x', codeOf(factor.secret, -2), codeOf(factor.secret, 2)]) {
      const refused = await enter(code);
      expect([refused.statusCode, headingOf(refused)]).toEqual([401, ASKED]);
      await server.database.query('delete from rate_limits', []);
    }
    expect(await server.sessionsOf('user')).toBe(0);
    // The next step's: a clock may differ.
    expect((await enter(codeOf(factor.secret, 1))).statusCode).toBe(303);
    expect((await enter(codeOf(factor.secret, 1))).statusCode).toBe(401);
    expect((await enter(codeOf(factor.secret))).statusCode).toBe(401);
    expect(await server.sessionsOf('user')).toBe(1);
    server.advance(60);
    expect((await enter(codeOf(factor.secret, -1))).statusCode).toBe(401);
    expect((await enter(codeOf(factor.secret))).statusCode).toBe(303);
  });

  it('lets one of two simultaneous uses of a code in, also by two processes [S2.51]', async () => {
    const other = await createTestServer({ database: server.database });
    for (const code of [codeOf(factor.secret), factor.recoveryCodes[0] ?? '']) {
      await server.database.query('delete from sessions', []);
      const browsers = [server.browser(), pageBrowser(other)];
      const pages = await Promise.all(browsers.map((each) => asked(each)));
      const answers = await Promise.all(pages.map(({ enter }) => enter(code)));
      const statuses = answers.map(({ statusCode }) => statusCode).sort();
      expect(statuses).toEqual(/^\d+$/.test(code) ? [303, 401] : [200, 401]);
      expect(await server.sessionsOf('user')).toBe(1);
    }
    await other.close();
  });

  it('accepts each recovery code once, and says how many are left [S2.54]', async () => {
    const [code = ''] = factor.recoveryCodes;
    const { enter } = await asked();
    const answer = await enter(code.toLowerCase().replaceAll('-', ' '));
    expect([answer.statusCode, headingOf(answer)]).toEqual([200, 'You used a recovery code']);
    expect(answer.body).toContain('You have 9 recovery codes left.');
    const href = /class="action" href="([^"]+)"/.exec(answer.body)?.[1] ?? '';
    const portal = new URL(href.replaceAll('&amp;', '&'));
    const token = portal.searchParams.get('accessToken') ?? '';
    expect((await server.call('GET', '/api/user/me', { token })).statusCode).toBe(200);
    expect((await enter(code)).statusCode).toBe(401);
    expect(await server.sessionsOf('user')).toBe(1);
  });

  it('takes the proof of the password for five minutes, in the same browser [S2.53]', async () => {
    const { page, enter } = await asked();
    const other = server.browser();
    await other.open('/auth/application/leeszaal/login');
    const elsewhere = await other.submit(page, { code: codeOf(factor.secret) });
    expect([elsewhere.statusCode, headingOf(elsewhere)]).toEqual([403, LOG_IN]);
    server.advance(301);
    const late = await enter(codeOf(factor.secret));
    expect([late.statusCode, headingOf(late)]).toEqual([403, LOG_IN]);
    expect(late.body).toContain('The form has expired. Please try again.');
    expect(await server.sessionsOf('user')).toBe(0);
  });

  it('takes it for the same account, target and form only [S2.53]', async () => {
    const { browser, page } = await asked();
    const code = codeOf(factor.secret);
    const proof = /name="proof" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
    const admin = await server.idOf('admin');
    for (const changed of [
      { proof: proof.replace(/^\d+/, String(admin)) },
      { proof: '' },
      { redirect: '/elsewhere' },
      { formToken: 'x' },
    ]) {
      const refused = await browser.submit(page, { code, ...changed });
      expect([refused.statusCode, headingOf(refused)]).toEqual([403, LOG_IN]);
    }
    const own = {
      ...page,
      body: page.body.replace(/action="[^"]+"/, 'action="/auth/two-factor/code"'),
    };
    const refused = await browser.submit(own as typeof page, { code, change: 'remove' });
    expect(refused.statusCode).toBe(403);
    expect(await server.sessionsOf('user')).toBe(0);
  });

  it('takes it until the password changes or the second factor is removed [S2.53]', async () => {
    const { enter } = await asked();
    await server.database.query('delete from second_factors', []);
    expect((await enter(codeOf(factor.secret))).statusCode).toBe(403);
    factor = await server.giveFactor('user');
    await server.database.query("update users set password_hash = $1 where login = 'user'", [
      quickHash(PASSWORD),
    ]);
    expect((await enter(codeOf(factor.secret))).statusCode).toBe(403);
    expect(await server.sessionsOf('user')).toBe(0);
  });

  it('cannot be guessed; a browser known to the account is not locked out [S2.55]', async () => {
    const known = await asked();
    expect((await known.enter(codeOf(factor.secret))).statusCode).toBe(303);
    server.advance(30);
    const { enter } = await asked();
    const { amount } = RATE_LIMITS.secondFactorFromAddress;
    for (let guess = 0; guess < amount; guess += 1) {
      expect((await enter('000000')).statusCode).toBe(401);
    }
    const refused = await enter(codeOf(factor.secret));
    expect([refused.statusCode, headingOf(refused)]).toEqual([429, ASKED]);
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    // A new proof does not help, nor does the right password.
    expect((await (await asked()).enter(codeOf(factor.secret))).statusCode).toBe(429);
    // A browser in which the password alone was used has no counter of its own.
    const password = server.browser();
    expect((await server.afterPassword(password, 'admin')).statusCode).toBe(303);
    await server.database.query('delete from second_factors', []);
    expect((await server.afterPassword(password, 'user')).statusCode).toBe(303);
    await server.giveFactor('user');
    expect((await (await asked(password)).enter(codeOf(factor.secret))).statusCode).toBe(429);
    const again = await asked(known.browser);
    expect((await again.enter(codeOf(factor.secret))).statusCode).toBe(303);
  });

  it('counts the guesses of those alone who have the password [S2.55]', async () => {
    const browser = server.browser();
    const form = await browser.open('/auth/application/leeszaal/login');
    for (let guess = 0; guess < RATE_LIMITS.secondFactorFromAddress.amount + 1; guess += 1) {
      await browser.submit(form, { login: 'user', password: `guess ${guess}` });
    }
    const { enter } = await asked();
    expect((await enter(codeOf(factor.secret))).statusCode).toBe(303);
  });

  it('stores recovery codes as hashes, and the secret in one place [S2.56]', async () => {
    const tables = await server.database.query<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE'`,
      [],
    );
    const hex = Buffer.from(factor.secret).toString('hex');
    const codes = factor.recoveryCodes.flatMap((code) => [code, code.replaceAll('-', '')]);
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await server.database.query<{ row: string }>(
        `select to_jsonb(t)::text as row from ${name} t`,
        [],
      );
      for (const { row } of rows) {
        if (codes.some((code) => row.toUpperCase().includes(code))) found.push(`code in ${name}`);
        if (row.includes(hex)) found.push(`secret in ${name}`);
      }
    }
    expect(found).toEqual(['secret in second_factors']);
  });
});
