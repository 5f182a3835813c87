import { describe, expect, it } from '@jest/globals';
import { openCookieBrowser } from '../identity-providers/testing/cookie-browser.ts';
import { forgedSignIn } from '../identity-providers/testing/forged-sign-in.ts';

const { server, forger, browser, id, change, set, answerAddress, follow } = forgedSignIn();

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
      (await follow(`${server().url}/auth/providers/${id()}/answer?code=c&state=${state}`)).status,
    ).toBe(400);
    expect((await follow(`${server().url}/auth/providers/${id()}/answer`)).status).toBe(400);
  });

  it('is refused after ten minutes [S2.40]', async () => {
    const address = await answerAddress();
    await server().database.query(
      'update provider_sign_ins set expires_at = clock_timestamp()',
      [],
    );
    expect((await follow(address)).status).toBe(400);
  });

  it('is refused by another provider', async () => {
    const other = await server().add(change({ name: 'Other' }));
    const address = await answerAddress();
    expect((await follow(address.replace('/providers/1/', `/providers/${other}/`))).status).toBe(
      400,
    );
    await server().call('DELETE', `/api/identity-providers/${other}`, { token: server().token });
  });

  it('is refused when the provider was switched off meanwhile', async () => {
    const address = await answerAddress();
    await set({ isActive: false });
    expect((await follow(address)).status).toBe(400);
  });

  it('is not asked for by another website: the person says so first', async () => {
    const begin = `${server().url}/auth/providers/${id()}/begin?redirect=%2Fsearch&lang=en`;
    const headers = { 'sec-fetch-site': 'cross-site' };
    const page = await browser().visit(begin, { headers, stopAt: forger().issuer });
    expect([page.status, page.location]).toEqual([200, undefined]);
    expect(page.text).toContain('Log in with Campus');
  });

  it('leads to no other website', async () => {
    const begin = `${server().url}/auth/providers/${id()}/begin?redirect=https://evil.example/`;
    expect((await browser().visit(begin)).status).toBe(400);
  });

  it('of a provider that is not there is not found', async () => {
    for (const other of ['0', '99', 'x', '1e3', '-1', '99999999999999999999']) {
      for (const page of ['begin', 'answer', 'trial', 'ended', 'metadata']) {
        const { status } = await browser().visit(`${server().url}/auth/providers/${other}/${page}`);
        expect([other, page, status]).toEqual([other, page, 404]);
      }
    }
  });
});
