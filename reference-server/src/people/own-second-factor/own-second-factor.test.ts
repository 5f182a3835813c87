import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { RATE_LIMITS } from '../../rate-limits/limits.ts';
import { headingOf, type PageBrowser } from '../../second-factor/testing/page-browser.ts';
import {
  codeOf,
  openSecondFactorServer,
  recoveryCodesIn,
  type SecondFactorServer,
  secretIn,
} from '../../second-factor/testing/second-factor-server.ts';
import { OWN_SECOND_FACTOR_PATH } from '../../sso/own-second-factor-path.constant.ts';
import { PASSWORD } from '../../sso/testing/sso-server.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { OWN_PASSWORD_PATH } from '../own-password/own-password-path.constant.ts';

const TITLE = 'Two-factor authentication';

describeOnBothDatabases('the page for one’s own second factor', (makeDatabase) => {
  let server: SecondFactorServer;
  let browser: PageBrowser;
  beforeAll(async () => {
    server = await openSecondFactorServer(makeDatabase);
  });
  afterAll(() => server.end());
  beforeEach(async () => {
    await server.renew();
    browser = server.browser();
  });

  const enter = async (login = 'user', current = PASSWORD) =>
    browser.submit(await browser.open(OWN_SECOND_FACTOR_PATH), { login, current });

  it('asks for the present password, and sets one up [S2.59]', async () => {
    const page = await enter();
    expect(headingOf(page)).toBe('Set up two-factor authentication');
    expect(page.body).not.toContain('demands it');
    expect((await browser.submit(page, { code: '000000' })).statusCode).toBe(401);
    const set = await browser.submit(page, { code: codeOf(secretIn(page)) });
    expect(headingOf(set)).toBe('Two-factor authentication is set up');
    expect(recoveryCodesIn(set)).toHaveLength(10);
    expect(set.headers['cache-control']).toBe('no-store');
    expect(headingOf(await server.afterPassword(browser, 'user'))).toBe('Enter your code');
    // The same form does not replace it.
    server.advance(30);
    expect((await browser.submit(page, { code: codeOf(secretIn(page)) })).statusCode).toBe(403);
  });

  it('makes new recovery codes by a code; the earlier ones end [S2.59]', async () => {
    const { secret, recoveryCodes } = await server.giveFactor('user');
    const page = await enter();
    expect(headingOf(page)).toBe(TITLE);
    expect(page.body).toContain('You have 10 recovery codes left.');
    const wrong = await browser.submit(page, { code: '000000', change: 'renew' });
    expect([wrong.statusCode, headingOf(wrong)]).toEqual([401, TITLE]);
    const renewed = await browser.submit(page, { code: codeOf(secret), change: 'renew' });
    expect(headingOf(renewed)).toBe('You have new recovery codes');
    const codes = recoveryCodesIn(renewed);
    expect(codes).toHaveLength(10);
    const asked = await server.afterPassword(browser, 'user');
    const [old = '', fresh = ''] = [recoveryCodes[0], codes[0]];
    expect((await browser.submit(asked, { code: old })).statusCode).toBe(401);
    expect((await browser.submit(asked, { code: fresh })).statusCode).toBe(200);
  });

  it('removes it by a code [S2.59]', async () => {
    const { secret } = await server.giveFactor('user');
    const page = await enter();
    expect((await browser.submit(page, { code: '000000', change: 'remove' })).statusCode).toBe(401);
    const removed = await browser.submit(page, { code: codeOf(secret), change: 'remove' });
    expect(headingOf(removed)).toBe('Two-factor authentication is removed');
    expect((await server.afterPassword(browser, 'user')).statusCode).toBe(303);
    expect(await server.database.query('select from recovery_codes', [])).toEqual([]);
    expect((await server.actions()).map(({ action, client }) => `${action} ${client}`)).toEqual([
      'second-factor-removed north',
      'second-factor-removed south',
    ]);
  });

  it('does not remove one that a library demands [S2.60]', async () => {
    const { secret } = await server.giveFactor('admin');
    await server.demandAt('south');
    const page = await enter('admin');
    expect(page.body).not.toContain('value="remove"');
    const refused = await browser.submit(page, { code: codeOf(secret), change: 'remove' });
    expect([refused.statusCode, headingOf(refused)]).toEqual([409, TITLE]);
    expect(refused.body).toContain('so you cannot remove it');
    // The code was not used up.
    expect(
      headingOf(await browser.submit(refused, { code: codeOf(secret), change: 'renew' })),
    ).toBe('You have new recovery codes');
  });

  it('takes no form of another page or browser, nor guesses [S2.59]', async () => {
    const { secret } = await server.giveFactor('user');
    const form = await browser.open(OWN_SECOND_FACTOR_PATH);
    const fields = { login: 'user', current: PASSWORD };
    expect((await server.browser().submit(form, fields)).statusCode).toBe(403);
    const wrong = await browser.submit(form, { ...fields, current: 'not the password' });
    expect([wrong.statusCode, headingOf(wrong)]).toEqual([401, TITLE]);
    const page = await enter();
    const code = codeOf(secret);
    expect((await server.browser().submit(page, { code, change: 'remove' })).statusCode).toBe(403);
    const { amount } = RATE_LIMITS.secondFactorFromAddress;
    for (let guess = 0; guess < amount; guess += 1) {
      expect((await browser.submit(page, { code: '000000' })).statusCode).toBe(401);
    }
    expect((await browser.submit(page, { code, change: 'remove' })).statusCode).toBe(429);
    // The counter is one with the sign-in's.
    const asked = await server.afterPassword(browser, 'user');
    expect((await browser.submit(asked, { code })).statusCode).toBe(429);
  });

  it('and the page for the password lead to each other [S2.59]', async () => {
    const page = await browser.open(`${OWN_SECOND_FACTOR_PATH}?lang=en`);
    expect(page.body).toContain(`href="${OWN_PASSWORD_PATH}?lang=en"`);
    const password = await browser.open(`${OWN_PASSWORD_PATH}?lang=en`);
    expect(password.body).toContain(`href="${OWN_SECOND_FACTOR_PATH}?lang=en"`);
  });

  it.each([
    ['nl', 'Aanmelden in twee stappen'],
    ['de', 'Anmeldung in zwei Schritten'],
    ['fr', 'Connexion en deux étapes'],
  ])('is in %s', async (lang, title) => {
    const page = await browser.open(`${OWN_SECOND_FACTOR_PATH}?lang=${lang}`);
    expect(headingOf(page)).toBe(title);
    const { secret } = await server.giveFactor('user');
    const next = await browser.submit(page, { login: 'user', current: PASSWORD });
    expect(next.body).toContain(`<html lang="${lang}">`);
    const renewed = await browser.submit(next, { code: codeOf(secret), change: 'renew' });
    expect(renewed.body).toContain(`<html lang="${lang}">`);
    expect(recoveryCodesIn(renewed)).toHaveLength(10);
  });
});
