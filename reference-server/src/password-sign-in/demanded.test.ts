import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { headingOf } from '../second-factor/testing/page-browser.ts';
import {
  codeOf,
  openSecondFactorServer,
  recoveryCodesIn,
  type SecondFactorServer,
  secretIn,
} from '../second-factor/testing/second-factor-server.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';

const SET_UP = 'Set up two-factor authentication';

describeOnBothDatabases('a second factor that a library demands', (makeDatabase) => {
  let server: SecondFactorServer;
  beforeAll(async () => {
    server = await openSecondFactorServer(makeDatabase);
  });
  afterAll(() => server.end());
  beforeEach(async () => {
    await server.renew();
    await server.database.query('update user_clients set deactivated_at = null', []);
  });

  it('is set up by administrators after the password, before a session [S2.57]', async () => {
    await server.demandAt('north');
    const browser = server.browser();
    const page = await server.afterPassword(browser, 'admin');
    expect([page.statusCode, headingOf(page)]).toEqual([200, SET_UP]);
    expect(page.body).toContain('Your library demands it of its administrators.');
    expect(page.body).toContain('src="data:image/svg+xml;base64,');
    expect(page.headers['content-security-policy']).toContain('img-src data:');
    const wrong = await browser.submit(page, { code: '000000' });
    expect([wrong.statusCode, headingOf(wrong)]).toEqual([401, SET_UP]);
    const secret = secretIn(page);
    expect(secret).toHaveLength(20);
    expect(secretIn(wrong)).toEqual(secret);
    expect(await server.sessionsOf('admin')).toBe(0);

    const set = await browser.submit(wrong, { code: codeOf(secret) });
    expect(headingOf(set)).toBe('Two-factor authentication is set up');
    expect(set.body).toContain('You have 10 recovery codes.');
    expect(new Set(recoveryCodesIn(set)).size).toBe(10);
    const href = /class="action" href="([^"]+)"/.exec(set.body)?.[1] ?? '';
    const token = new URL(href.replaceAll('&amp;', '&')).searchParams.get('accessToken') ?? '';
    expect((await server.call('GET', '/api/user/role', { token })).json()).toBe('admin');
    expect(await server.actions()).toEqual([
      { action: 'second-factor-set', client: 'north', name: 'Ada Admin' },
      { action: 'second-factor-set', client: 'south', name: 'Ada Admin' },
    ]);

    // The form is used up, and so is the code.
    expect((await browser.submit(page, { code: codeOf(secret, 1) })).statusCode).toBe(403);
    const next = await server.afterPassword(browser, 'admin');
    expect(headingOf(next)).toBe('Enter your code');
    expect((await browser.submit(next, { code: codeOf(secret) })).statusCode).toBe(401);
    server.advance(30);
    expect((await browser.submit(next, { code: codeOf(secret) })).statusCode).toBe(303);
  });

  it('is demanded at whichever library the session begins [S2.57]', async () => {
    await server.demandAt('south');
    const page = await server.afterPassword(server.browser(), 'superadmin');
    expect(headingOf(page)).toBe(SET_UP);
  });

  it('is not demanded of others, nor of administrators without access there [S2.57]', async () => {
    await server.demandAt('south');
    expect((await server.afterPassword(server.browser(), 'user')).statusCode).toBe(303);
    await server.database.query(
      "update user_clients set deactivated_at = now() where client_ref = 'south'",
      [],
    );
    expect((await server.afterPassword(server.browser(), 'admin')).statusCode).toBe(303);
  });

  it('is set up by one of two browsers at the same time [S2.57]', async () => {
    await server.demandAt('north');
    const browsers = [server.browser(), server.browser()];
    const pages = await Promise.all(browsers.map((each) => server.afterPassword(each, 'admin')));
    const secrets = pages.map(secretIn);
    expect(secrets[0]).not.toEqual(secrets[1]);
    const answers = await Promise.all(
      browsers.map((browser, index) => {
        const [page, secret] = [pages[index], secrets[index]];
        if (page === undefined || secret === undefined) throw new Error('No page');
        return browser.submit(page, { code: codeOf(secret) });
      }),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
    expect(await server.sessionsOf('admin')).toBe(1);
  });

  it('is a setting that only administrators see [S2.58]', async () => {
    const admin = await server.tokenOf('admin');
    const saved = await server.call('POST', '/api/client/settings', {
      token: admin,
      body: { requiresSecondFactor: true },
    });
    expect(saved.json()).toMatchObject({ requiresSecondFactor: true });
    const seenBy = async (token: string) =>
      (await server.call('GET', '/api/client/settings', { token })).json().requiresSecondFactor;
    expect(await seenBy(admin)).toBe(true);
    expect(await seenBy(await server.tokenOf('user'))).toBeUndefined();
    expect(await seenBy(await server.publicToken())).toBeUndefined();
    expect(headingOf(await server.afterPassword(server.browser(), 'admin'))).toBe(SET_UP);
  });
});
