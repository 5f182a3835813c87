import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ProviderAnswer, RedirectingProvider } from '../provider.contract.ts';
import { type Forgery, type OidcForger, startOidcForger } from '../testing/oidc-forger.ts';
import { createOidcProvider } from './oidc-provider.ts';

const SECRET = 'a secret of the client';
const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

let forger: OidcForger;
let provider: RedirectingProvider;
beforeAll(async () => {
  forger = await startOidcForger();
  provider = createOidcProvider({
    settings: {
      ...{ kind: 'oidc', issuer: forger.issuer, clientId: 'leeszaal' },
      ...{ scope: 'openid profile email', nameClaim: 'name', emailClaim: 'email' },
    },
    secret: SECRET,
    addresses: {
      answer: 'https://library.example/auth/providers/1/answer',
      signOut: 'https://library.example/auth/providers/1/ended',
      signedOut: 'https://library.example/auth/logout',
      metadata: '',
    },
  });
});
afterAll(() => forger.stop());
beforeEach(() => forger.setInfo(null));

/** Claims of a token; what is undefined is left out. */
type Claimed = Readonly<Record<string, unknown>>;

const now = () => Math.floor(Date.now() / 1000);

/** Signs in with a token of these claims; what is undefined is left out. */
async function signIn(
  claims: Claimed,
  forgery: Forgery = {},
  { query, more = {} }: { query?: ProviderAnswer['query']; more?: object } = {},
) {
  const { address, kept } = await provider.begin('the-state');
  const nonce = new URL(address).searchParams.get('nonce') ?? '';
  const given = {
    ...{ sub: 'anna', aud: 'leeszaal', nonce, iat: now(), exp: now() + 300 },
    ...{ name: 'Anna', email: 'anna@north.example', ...claims },
  };
  const known = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  );
  const token = await forger.token({ ...forgery, claims: known });
  forger.answerNext({
    body: { access_token: 'a', token_type: 'Bearer', id_token: token, ...more },
  });
  return provider.finish({ query: query ?? { code: 'c', state: 'the-state' } }, kept);
}

describe('the answer of OpenID Connect', () => {
  it('is asked for with a code, a challenge, and a new state and nonce each time', async () => {
    const [first, second] = [await provider.begin('one'), await provider.begin('two')];
    const { searchParams } = new URL(first.address);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'leeszaal',
      code_challenge_method: 'S256',
      state: 'one',
      redirect_uri: 'https://library.example/auth/providers/1/answer',
    });
    expect(searchParams.get('nonce')).not.toBe(new URL(second.address).searchParams.get('nonce'));
    // What verifies the answer does not leave the server.
    expect(first.address).not.toContain(Object(first.kept)['verifier']);
  });

  it('tells who the person is', async () => {
    const identity = await signIn({ groups: ['a', 'b'], realm_access: { roles: ['r'] } });
    expect(identity).toMatchObject({
      ...{ subject: 'anna', name: 'Anna', email: 'anna@north.example' },
      claims: { groups: ['a', 'b'], 'realm_access.roles': ['r'] },
    });
  });

  it.each([
    ['expired within the tolerated difference of clocks', () => ({ exp: now() - 30 })],
    ['issued in the future within it', () => ({ iat: now() + 30 })],
    ['valid from a moment within it', () => ({ nbf: now() + 30 })],
  ])('is accepted when it is %s [S2.41]', async (_which, claims) => {
    expect((await signIn(claims())).subject).toBe('anna');
  });

  it.each<[string, () => Claimed, Forgery]>([
    ['of another nonce', () => ({ nonce: 'another' }), {}],
    ['without a nonce', () => ({ nonce: undefined }), {}],
    ['of another issuer', () => ({ iss: 'https://evil.example' }), {}],
    ['for another client', () => ({ aud: 'another' }), {}],
    [
      'for several clients, and issued to another',
      () => ({ aud: ['leeszaal', 'b'], azp: 'b' }),
      {},
    ],
    ['expired', () => ({ exp: now() - 90 }), {}],
    ['without an end', () => ({ exp: undefined }), {}],
    ['not valid yet', () => ({ nbf: now() + 90 }), {}],
    ['without a person', () => ({ sub: undefined }), {}],
    ['signed with another key', () => ({}), { hasOtherKey: true }],
    ['changed after it was signed', () => ({}), { isTampered: true }],
    ['signed with the shared secret', () => ({}), { secret: SECRET }],
    ['signed with a key that is not published', () => ({}), { header: { kid: 'two' } }],
  ])('is refused when its token is %s [S2.41]', async (_which, claims, forgery) => {
    await expect(signIn(claims(), forgery)).rejects.toMatchObject({ reason: 'invalid' });
  });

  it('is refused without a signature [S2.41]', async () => {
    const { address, kept } = await provider.begin('the-state');
    const nonce = new URL(address).searchParams.get('nonce');
    const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
    const claims = { iss: forger.issuer, sub: 'anna', aud: 'leeszaal', nonce, iat: now() };
    const token = `${part({ alg: 'none' })}.${part({ ...claims, exp: now() + 300 })}.`;
    forger.answerNext({ body: { access_token: 'a', token_type: 'Bearer', id_token: token } });
    const answer = provider.finish({ query: { code: 'c', state: 'the-state' } }, kept);
    await expect(answer).rejects.toMatchObject({ reason: 'invalid' });
  });

  it.each([
    ['of another state', { code: 'c', state: 'another' }, 'invalid'],
    ['without a state', { code: 'c' }, 'invalid'],
    ['without a code', { state: 'the-state' }, 'invalid'],
    [
      'of another issuer',
      { code: 'c', state: 'the-state', iss: 'https://evil.example' },
      'invalid',
    ],
    ['of refusal', { error: 'access_denied', state: 'the-state' }, 'denied'],
    ['about the settings', { error: 'invalid_scope', state: 'the-state' }, 'misconfigured'],
    ['with a token in it', { id_token: 'x.y.z', state: 'the-state' }, 'invalid'],
  ])('is refused when the address is one %s', async (_which, query, reason) => {
    await expect(signIn({}, {}, { query })).rejects.toMatchObject({ reason });
  });

  it('is refused when the code is one that was used', async () => {
    const { kept } = await provider.begin('the-state');
    forger.answerNext({ status: 400, body: { error: 'invalid_grant' } });
    const answer = provider.finish({ query: { code: 'c', state: 'the-state' } }, kept);
    await expect(answer).rejects.toMatchObject({ reason: 'invalid', message: 'invalid_grant' });
  });

  it.each([
    ['larger than a megabyte', { more: 'x'.repeat(1_100_000) }, false],
    ['compressed', {}, true],
  ])('is refused when it is %s', async (_which, more, isCompressed) => {
    const { kept } = await provider.begin('the-state');
    forger.answerNext({ body: { access_token: 'a', token_type: 'Bearer', ...more }, isCompressed });
    const answer = provider.finish({ query: { code: 'c', state: 'the-state' } }, kept);
    await expect(answer).rejects.toMatchObject({
      message: expect.stringMatching(/large|compressed/),
    });
  });

  it('is refused when the user info is of another person', async () => {
    forger.setInfo({ sub: 'berta', name: 'Berta' });
    await expect(signIn({})).rejects.toMatchObject({ reason: 'invalid' });
  });

  it('has no address that the provider has not verified', async () => {
    expect((await signIn({ email_verified: false })).email).toBe('');
    expect((await signIn({ email_verified: true })).email).toBe('anna@north.example');
  });

  it('of another person at a refresh is no answer', async () => {
    const { handle } = await signIn({}, {}, { more: { refresh_token: 'r' } });
    const claims = { sub: 'berta', aud: 'leeszaal', iat: now(), exp: now() + 300 };
    const token = await forger.token({ claims });
    forger.answerNext({ body: { access_token: 'a', token_type: 'Bearer', id_token: token } });
    expect(await provider.ask(handle)).toMatchObject({ kind: 'unknown' });
    forger.answerNext({ status: 503, body: {} });
    expect(await provider.ask(handle)).toMatchObject({ kind: 'unknown' });
    forger.answerNext({ status: 400, body: { error: 'invalid_grant' } });
    expect(await provider.ask(handle)).toEqual({ kind: 'gone' });
  });

  it('without a refresh token lets a session last for twelve hours', async () => {
    const { handle } = await signIn({});
    expect(await provider.ask(handle)).toEqual({ kind: 'active', handle });
    const { until } = Object(handle);
    expect(Math.round((until - now()) / 3600)).toBe(12);
    expect(await provider.ask({ ...Object(handle), until: now() - 1 })).toEqual({ kind: 'gone' });
  });
});

describe('a logout token', () => {
  const end = async (claims: Claimed, forgery: Forgery = {}) => {
    const given = {
      ...{ aud: 'leeszaal', iat: now(), exp: now() + 120, jti: 'j', sub: 'anna', sid: 's' },
      ...{ events: { [EVENT]: {} }, ...claims },
    };
    const known = Object.fromEntries(
      Object.entries(given).filter(([, value]) => value !== undefined),
    );
    const token = await forger.token({ ...forgery, claims: known });
    return provider.readEnd({ query: {}, form: { logout_token: token } });
  };

  it('names the person, the session, or both', async () => {
    expect(await end({})).toEqual({ subject: 'anna', session: 's' });
    expect(await end({ sid: undefined })).toEqual({ subject: 'anna' });
    expect(await end({ sub: undefined })).toEqual({ session: 's' });
  });

  it.each<[string, () => Claimed, Forgery]>([
    ['of another issuer', () => ({ iss: 'https://evil.example' }), {}],
    ['for another client', () => ({ aud: 'another' }), {}],
    ['that is an id token', () => ({ events: undefined }), {}],
    ['of another event', () => ({ events: { 'https://evil.example': {} } }), {}],
    ['with a nonce', () => ({ nonce: 'n' }), {}],
    ['of no one', () => ({ sub: undefined, sid: undefined }), {}],
    ['that is old', () => ({ iat: now() - 3600 }), {}],
    ['without a time', () => ({ iat: undefined }), {}],
    ['that has expired', () => ({ exp: now() - 90 }), {}],
    ['signed with another key', () => ({}), { hasOtherKey: true }],
    ['changed after it was signed', () => ({}), { isTampered: true }],
    ['signed with the shared secret', () => ({}), { secret: SECRET }],
  ])('%s is refused', async (_which, claims, forgery) => {
    await expect(end(claims(), forgery)).rejects.toMatchObject({ reason: 'invalid' });
  });

  it('that is missing or none is refused', async () => {
    for (const form of [{}, { logout_token: '' }, { logout_token: 'a.b.c' }]) {
      await expect(provider.readEnd({ query: {}, form })).rejects.toMatchObject({
        reason: 'invalid',
      });
    }
  });
});
