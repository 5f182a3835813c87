import { beforeAll, describe, expect, test } from '@jest/globals';
import { messageIn } from '../testing/saml-peer.ts';
import { ADDRESSES, createSamlPair, keysOfTests, requestIn } from '../testing/saml-portal.ts';
import { NAME_ID_FORMATS } from '../testing/saml-response.ts';
import { createSamlProvider } from './saml-provider.ts';

beforeAll(keysOfTests);

describe('begin', () => {
  test('makes a request that another implementation verifies', async () => {
    const { provider, peer } = await createSamlPair();
    const { address, kept } = await provider.begin('the state/+ =&');
    expect(address).toMatch(/^https:\/\/idp\.example\/sso\?tenant=a&SAMLRequest=/);
    expect(new URL(address).searchParams.get('RelayState')).toBe('the state/+ =&');
    const request = await peer.readSignIn(address);
    expect(request).toMatchObject({
      issuer: ADDRESSES.metadata,
      request: {
        id: requestIn(kept),
        destination: 'https://idp.example/sso?tenant=a',
        assertionConsumerServiceUrl: ADDRESSES.answer,
      },
      nameIDPolicy: { allowCreate: 'true' },
    });
  });

  test('makes a fresh id each time', async () => {
    const { provider } = await createSamlPair();
    const begun = await Promise.all(Array.from({ length: 20 }, () => provider.begin('state')));
    expect(new Set(begun.map(({ kept }) => requestIn(kept))).size).toBe(20);
  });

  test('signs nothing without a key', async () => {
    const { options, peer } = await createSamlPair();
    const { keyPair, ...without } = options;
    const provider = createSamlProvider({ ...without, settings: peer.settings });
    const { address } = await provider.begin('state');
    expect(new URL(address).searchParams.has('Signature')).toBe(false);
    expect(messageIn(address)).toContain('AuthnRequest');
    expect(await provider.metadata()).toContain('AuthnRequestsSigned="false"');
  });
});

describe('finish', () => {
  const PERSON = {
    subject: 'person-1',
    name: 'Ada Reader',
    email: 'ada@library.example',
    claims: {
      displayName: ['Ada Reader'],
      mail: ['ada@library.example'],
      'urn:oid:0.9.2342.19200300.100.1.3': ['ada@library.example'],
      groups: ['staff', 'readers & writers'],
      nameID: ['person-1'],
    },
  };

  test.each([
    ['a signed assertion', {}],
    ['a signed assertion in a signed response', { response: true }],
    ['RSA with SHA-512', { algorithm: 'sha512' }],
    ['an encrypted assertion', { encryption: 'cbc' }],
    [
      'an encrypted assertion in a response that was signed before',
      { encryption: 'cbc', response: true },
    ],
  ] as const)('accepts %s', async (_title, signing) => {
    const { signIn } = await createSamlPair();
    expect(await signIn({}, signing)).toMatchObject(PERSON);
  });

  test('accepts each of several certificates', async () => {
    const [, theirs, third] = await keysOfTests();
    const certificates = `${third.certificate}\n${theirs.certificate}`;
    const { signIn } = await createSamlPair({ change: { certificates } });
    expect(await signIn()).toMatchObject(PERSON);
    expect(await signIn({}, { keyPair: third })).toMatchObject(PERSON);
  });

  test('accepts base64 with line breaks', async () => {
    const { provider, peer } = await createSamlPair();
    const { kept } = await provider.begin('state');
    const xml = await peer.respond({ request: requestIn(kept) });
    const message = Buffer.from(xml).toString('base64').replaceAll(/.{76}/g, '$&\r\n');
    const form = { SAMLResponse: message };
    expect(await provider.finish({ query: {}, form }, kept)).toMatchObject(PERSON);
  });

  test('takes the subject from an attribute, by either name', async () => {
    const attributes = [{ name: 'urn:oid:1.3.6', friendlyName: 'uid', values: ['u1', 'u1'] }];
    for (const subjectAttribute of ['urn:oid:1.3.6', 'uid']) {
      const { signIn } = await createSamlPair({ change: { subjectAttribute } });
      const transient = { attributes, nameIdFormat: NAME_ID_FORMATS.transient };
      expect(await signIn(transient)).toMatchObject({ subject: 'u1', name: '', email: '' });
    }
  });

  test.each([
    ['is missing', []],
    ['is empty', ['']],
    ['has several values', ['u1', 'u2']],
    ['is too long', ['u'.repeat(1001)]],
  ])('refuses when the attribute with the subject %s', async (_title, values) => {
    const { signIn } = await createSamlPair({ change: { subjectAttribute: 'uid' } });
    await expect(signIn({ attributes: [{ name: 'uid', values }] })).rejects.toMatchObject({
      name: 'ProviderRefusal',
      reason: 'misconfigured',
    });
  });

  test.each(['', 'nameID'])(
    'refuses a transient NameID (attribute “%s”)',
    async (subjectAttribute) => {
      const { signIn } = await createSamlPair({ change: { subjectAttribute } });
      const transient = { nameIdFormat: NAME_ID_FORMATS.transient };
      await expect(signIn(transient)).rejects.toMatchObject({
        reason: 'misconfigured',
        message: expect.stringContaining('transient'),
      });
    },
  );

  test('bounds the claims and survives odd names', async () => {
    const { signIn } = await createSamlPair();
    const many = Array.from({ length: 300 }, (_, index) => `g${index}`);
    const { claims } = await signIn({
      attributes: [
        { name: 'groups', values: many },
        { name: 'groups', values: ['one more'] },
        { name: 'long', values: ['x'.repeat(1001), 'short'] },
        { name: '__proto__', values: ['p'] },
        { name: 'nameID', values: ['another'] },
        { name: 'other', friendlyName: 'role', values: ['for people'] },
        { name: 'role', values: ['by name'] },
        { name: 'tagged', values: ['<x><y>inner</y></x>'] },
      ],
    });
    expect(claims['groups']).toHaveLength(200);
    expect(claims['long']).toEqual(['short']);
    expect(Object.getOwnPropertyDescriptor(claims, '__proto__')?.value).toEqual(['p']);
    expect(claims['nameID']).toEqual(['person-1']);
    expect(claims['role']).toEqual(['by name']);
    expect(claims['tagged']).toEqual(['inner']);
  });
});

describe('the session', () => {
  const START = 1_800_000_000;
  const pairAt = async () => {
    let time = START;
    const pair = await createSamlPair({ now: () => time });
    return {
      ...pair,
      pass: (seconds: number) => {
        time += seconds;
      },
    };
  };

  test('lasts until the provider ends it', async () => {
    const { provider, signIn, pass } = await pairAt();
    const { handle } = await signIn({ sessionEnd: START + 600 });
    expect(handle).toEqual({
      subject: 'person-1',
      nameIdFormat: NAME_ID_FORMATS.persistent,
      nameQualifier: 'https://idp.example/metadata',
      session: 'session-1',
      until: START + 600,
    });
    pass(599);
    expect(await provider.ask(handle)).toEqual({ kind: 'active', handle });
    pass(1);
    expect(await provider.ask(handle)).toEqual({ kind: 'gone' });
  });

  test.each([undefined, START + 100 * 3600])(
    'lasts twelve hours at most (%s)',
    async (sessionEnd) => {
      const { provider, signIn, pass } = await pairAt();
      const { handle } = await signIn({ sessionEnd, sessionIndex: undefined });
      expect(handle).toMatchObject({ until: START + 12 * 3600 });
      expect(handle).not.toHaveProperty('session');
      pass(12 * 3600);
      expect(await provider.ask(handle)).toEqual({ kind: 'gone' });
    },
  );

  test('is gone when what was kept is of another protocol', async () => {
    const { provider } = await createSamlPair();
    expect(await provider.ask({ idToken: 'x' })).toEqual({ kind: 'gone' });
    expect(await provider.signOut(null)).toBeUndefined();
  });
});
