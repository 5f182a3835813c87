import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { ProviderChange } from '@leeszaal/shared-contracts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { providerAddresses } from '../store/provider-addresses.ts';
import { type CookieBrowser, openCookieBrowser } from '../testing/cookie-browser.ts';
import { openProviderServer, type ProviderServer } from '../testing/provider-server.ts';
import { createSamlPeer } from '../testing/saml-peer.ts';
import { makeKeyPair } from './keys/make-key-pair.ts';

const THERE = 'https://idp.example/';

describeOnBothDatabases('signing in with SAML', (makeDatabase) => {
  let server: ProviderServer;
  let peer: ReturnType<typeof createSamlPeer>;
  let id: number;
  let browser: CookieBrowser;
  let change: ProviderChange;
  beforeAll(async () => {
    server = await openProviderServer(makeDatabase);
    const keyPair = await makeKeyPair('idp.example');
    const addresses = providerAddresses(server.url, 1);
    const { settings } = createSamlPeer({ addresses, keyPair, metadata: '' });
    change = {
      ...{ name: 'Federation', isActive: true, settings, defaultRole: null, linksByEmail: false },
      rules: [{ claim: 'groups', value: 'staff', role: 'user' }],
    };
    id = await server.add(change);
    const metadata = await openCookieBrowser().visit(addresses.metadata);
    peer = createSamlPeer({ addresses, keyPair, metadata: metadata.text });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    browser = openCookieBrowser();
    await server.database.query("delete from users where login like 'provider:%'", []);
  });

  const at = (page: string) => `${server.url}/auth/providers/${id}/${page}`;
  /** Goes to the provider; the form that its page sends, and the address for it. */
  async function answerOf(address: string) {
    const { location } = await browser.visit(address, { stopAt: THERE });
    const { request } = await peer.readSignIn(location?.href ?? '');
    const xml = await peer.respond({ request: String(request?.id) });
    const state = location?.searchParams.get('RelayState') ?? '';
    return { SAMLResponse: Buffer.from(xml).toString('base64'), RelayState: state };
  }
  const begin = () => `${at('begin')}?redirect=%2Fsearch&lang=en`;
  const home = () => `${server.url}/search`;
  /** The form comes from the provider's page, so it has no cookies; the browser follows with them. */
  const send = async (form: Readonly<Record<string, string>>) => {
    const sent = await openCookieBrowser().visit(at('answer'), { form, stopAt: server.url });
    expect(sent.status).toBe(303);
    return browser.visit(sent.location ?? '', { stopAt: home() });
  };
  const signIn = async () => send(await answerOf(begin()));
  const me = (token: string) => server.call('GET', '/api/user/me', { token });
  const tokensIn = (location: URL | undefined) => ({
    access: location?.searchParams.get('accessToken') ?? '',
    refresh: location?.searchParams.get('refreshToken') ?? '',
  });

  it('lets in with a signed request and assertion [S2.31 S2.32]', async () => {
    const { location } = await signIn();
    expect((await me(tokensIn(location).access)).json()).toMatchObject({
      name: { full: 'Ada Reader' },
      email: 'ada@library.example',
    });
  });

  it('lets in once, in the browser that asked, with the first form that came [S2.40]', async () => {
    const form = await answerOf(begin());
    const stranger = await openCookieBrowser().visit(at('answer'), { form });
    expect(stranger.status).toBe(400);
    const forged = { ...form, SAMLResponse: Buffer.from('<x/>').toString('base64') };
    expect((await send(forged)).location?.pathname).toBe('/search');
    expect((await send(form)).status).toBe(400);
  });

  it('lets no person in with an answer that was not asked for [S2.41]', async () => {
    const form = await answerOf(begin());
    browser = openCookieBrowser();
    const other = await answerOf(begin());
    // The answer to one request, brought as the answer to another.
    const page = await send({ ...form, RelayState: other.RelayState });
    expect([page.status, page.text]).toEqual([400, expect.stringContaining('Try again')]);
    expect((await send({ SAMLResponse: form.SAMLResponse })).status).toBe(400);
  });

  it('ends here when the person signs out there, who is led back [S2.38]', async () => {
    const { location } = await signIn();
    const raw = peer.askSignOut({ sessionIndex: 'session-1', relayState: 'there' });
    const answer = await browser.visit(`${at('ended')}?${raw}`, { stopAt: THERE });
    expect(answer.location?.href).toMatch(/^https:\/\/idp\.example\/slo\?SAMLResponse=/);
    await peer.readSignOut(answer.location?.href ?? '', 'response');
    expect((await me(tokensIn(location).access)).statusCode).toBe(401);
  });

  it('ends there when the person signs out here [S2.38]', async () => {
    const { location } = await signIn();
    const there = await browser.visit(`${server.url}/auth/logout?redirect=%2F`, {
      headers: { 'sec-fetch-site': 'same-origin' },
      stopAt: THERE,
    });
    expect(there.location?.href).toMatch(/^https:\/\/idp\.example\/slo\?SAMLRequest=/);
    const { extract } = await peer.readSignOut(there.location?.href ?? '', 'request');
    expect(extract).toMatchObject({ nameID: 'person-1' });
    expect((await me(tokensIn(location).access)).statusCode).toBe(401);
  });

  it('is not ended by a forged message [S2.39]', async () => {
    const { location } = await signIn();
    const raw = peer
      .askSignOut({ sessionIndex: 'session-1' })
      .replace(/Signature=.{8}/, 'Signature=AAAAAAAA');
    expect((await browser.visit(`${at('ended')}?${raw}`)).status).toBe(400);
    expect((await me(tokensIn(location).access)).statusCode).toBe(200);
  });

  it('lasts as long as the provider says, which cannot be asked again', async () => {
    const { refresh, access } = tokensIn((await signIn()).location);
    await server.letTimePass();
    const refreshed = await server.refresh(refresh);
    expect(refreshed.statusCode).toBe(200);
    await server.database.query(
      "update sessions set provider_handle = jsonb_set(provider_handle, '{until}', '1')",
      [],
    );
    await server.letTimePass();
    expect((await server.refresh(refreshed.json().refresh_token)).statusCode).toBe(401);
    expect((await me(access)).statusCode).toBe(401);
  });

  it('is tried, and tells what came [S2.42]', async () => {
    const page = await send(await answerOf(`${await server.trial(id)}&lang=en`));
    for (const text of ['Trial of Federation', 'ada@library.example', 'readers &amp; writers']) {
      expect(page.text).toContain(text);
    }
    expect(
      await server.database.query("select from users where login like 'provider:%'", []),
    ).toEqual([]);
  });
});
