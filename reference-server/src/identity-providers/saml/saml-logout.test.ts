import { deflateRawSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { encryptXml } from '../testing/saml-encrypt.ts';
import { messageIn, rawQuery } from '../testing/saml-peer.ts';
import { ADDRESSES, createSamlPair, keysOfTests } from '../testing/saml-portal.ts';
import { moment } from '../testing/saml-response.ts';
import { createSamlProvider } from './saml-provider.ts';

beforeAll(keysOfTests);

const ISSUER = 'https://idp.example/metadata';
const readEnd = { query: {} };

describe('readEnd', () => {
  test('reads a request of another implementation and answers it', async () => {
    const { provider, peer } = await createSamlPair();
    const relayState = "it's (a) state + & ~ é!";
    const raw = peer.askSignOut({ relayState, sessionIndex: 'session-1' });
    const { redirect = '', ...ended } = await provider.readEnd({ ...readEnd, raw });
    expect(ended).toEqual({ subject: 'person-1', session: 'session-1' });
    expect(redirect).toMatch(/^https:\/\/idp\.example\/slo\?SAMLResponse=/);
    expect(new URL(redirect).searchParams.get('RelayState')).toBe(relayState);
    const { extract } = await peer.readSignOut(redirect, 'response');
    const id = /ID="([^"]+)"/.exec(messageIn(`https://x.example/?${raw}`))?.[1];
    expect(extract).toMatchObject({
      issuer: ADDRESSES.metadata,
      response: { inResponseTo: id, destination: 'https://idp.example/slo' },
    });
  });

  test('answers nothing without an address', async () => {
    const { provider, peer } = await createSamlPair({ change: { signOutAddress: '' } });
    const raw = peer.askSignOut({ sessionIndex: 'session-1' });
    const ended = await provider.readEnd({ ...readEnd, raw });
    expect(ended).toEqual({ subject: 'person-1', session: 'session-1' });
  });

  test('accepts the answer to a request of the portal', async () => {
    const { provider } = await createSamlPair();
    const xml = '<samlp:LogoutResponse xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"/>';
    const message = encodeURIComponent(deflateRawSync(xml).toString('base64'));
    expect(await provider.readEnd({ ...readEnd, raw: `SAMLResponse=${message}` })).toEqual({});
  });

  const START = 1_800_000_000;
  const write = (values: {
    readonly issuer?: string;
    readonly destination?: string | undefined;
    readonly issued?: number;
    readonly until?: number;
    readonly content?: string;
    readonly id?: string;
    readonly name?: string;
  }) => {
    const {
      issuer = ISSUER,
      issued = START,
      until,
      content = '<saml:NameID>person-1</saml:NameID>',
      id = '_logout',
      name = 'LogoutRequest',
    } = values;
    const destination = 'destination' in values ? values.destination : ADDRESSES.signOut;
    return [
      `<samlp:${name} xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"`,
      ` xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${id}" Version="2.0"`,
      ` IssueInstant="${moment(issued)}"`,
      destination === undefined ? '' : ` Destination="${destination}"`,
      until === undefined ? '' : ` NotOnOrAfter="${moment(until)}"`,
      `><saml:Issuer>${issuer}</saml:Issuer>${content}</samlp:${name}>`,
    ].join('');
  };
  const pair = () => createSamlPair({ now: () => START });

  test.each<[string, Parameters<typeof write>[0], object]>([
    ['all sessions of a person', {}, { subject: 'person-1' }],
    [
      'one of several sessions: all of the person',
      {
        content:
          '<saml:NameID>p</saml:NameID><samlp:SessionIndex>1</samlp:SessionIndex><samlp:SessionIndex>2</samlp:SessionIndex>',
      },
      { subject: 'p' },
    ],
    [
      'a NameID with a comment',
      { content: '<saml:NameID>user@x.example<!-- -->.evil.example</saml:NameID>' },
      { subject: 'user@x.example.evil.example' },
    ],
    ['just within the tolerance', { issued: START - 359, until: START - 59 }, {}],
    ['a clock that is ahead', { issued: START + 60 }, {}],
  ])('accepts %s', async (_title, values, ended) => {
    const { provider, peer } = await pair();
    const raw = peer.signQuery(write(values));
    const { redirect, ...read } = await provider.readEnd({ ...readEnd, raw });
    expect(read).toEqual({ subject: 'person-1', ...ended });
    expect(redirect).toBeDefined();
  });

  test.each<[string, Parameters<typeof write>[0], RegExp]>([
    ['of another issuer', { issuer: 'https://evil.example' }, /another issuer/],
    ['for another address', { destination: 'https://other.example' }, /another address/],
    ['for no address', { destination: undefined }, /another address/],
    ['that has expired', { until: START - 60 }, /expired/],
    ['that is old', { issued: START - 360 }, /expired/],
    ['of later', { issued: START + 61 }, /later/],
    ['without a person', { content: '' }, /no person/],
    ['without an id', { id: '' }, /no id/],
    ['that is another message', { name: 'AuthnRequest' }, /no request to sign out/],
    ['with an open tag', { content: '<saml:NameID>' }, /well-formed/],
    ['with a declaration', { content: '<!DOCTYPE x>' }, /declaration/],
  ])('refuses one %s', async (_title, values, message) => {
    const { provider, peer } = await pair();
    const raw = peer.signQuery(write(values));
    await expect(provider.readEnd({ ...readEnd, raw })).rejects.toMatchObject({
      name: 'ProviderRefusal',
      reason: 'invalid',
      message: expect.stringMatching(message),
    });
  });

  const evil = () =>
    `SAMLRequest=${encodeURIComponent(deflateRawSync(write({ content: '<saml:NameID>evil</saml:NameID>' })).toString('base64'))}`;

  test.each<[string, (raw: string) => string, string]>([
    ['without a signature', (raw) => raw.replace(/&SigAlg.*/, ''), 'invalid'],
    ['with an empty signature', (raw) => raw.replace(/&Signature=.*/, '&Signature='), 'invalid'],
    [
      'with the signature of nothing',
      (raw) => raw.replace(/Signature=.*/, 'Signature=AAAA'),
      'invalid',
    ],
    ['with another message', (raw) => raw.replace(/SAMLRequest=[^&]*/, evil), 'invalid'],
    ['with a second message', (raw) => `${raw}&${evil()}`, 'invalid'],
    ['with a second message before', (raw) => `${evil()}&${raw}`, 'invalid'],
    ['whose signed message has another name', (raw) => `${evil()}&x${raw}`, 'invalid'],
    [
      'as request and response',
      (raw) => `${raw}&${evil().replace('Request', 'Response')}`,
      'invalid',
    ],
    ['with an added state', (raw) => `${raw}&RelayState=x`, 'invalid'],
    ['spelled in another way', (raw) => raw.replace('%2F', '%2f'), 'invalid'],
    [
      'with an unknown algorithm',
      (raw) => raw.replace(/SigAlg=[^&]*/, 'SigAlg=toString'),
      'misconfigured',
    ],
    [
      'that cannot be decoded',
      (raw) => raw.replace(/SAMLRequest=[^&]*/, 'SAMLRequest=%'),
      'invalid',
    ],
    [
      'that is not compressed',
      (raw) => raw.replace(/SAMLRequest=[^&]*/, 'SAMLRequest=AAAA'),
      'invalid',
    ],
    ['that is none', () => 'a=b', 'invalid'],
    ['that is empty', () => '', 'invalid'],
  ])('refuses a query %s', async (_title, alter, reason) => {
    const { provider, peer } = await pair();
    const raw = alter(peer.signQuery(write({})));
    await expect(provider.readEnd({ ...readEnd, raw })).rejects.toMatchObject({
      name: 'ProviderRefusal',
      reason,
    });
  });

  test('refuses SHA-1, another key, and a message without the raw query', async () => {
    const [own, , third] = await keysOfTests();
    const { provider, peer } = await pair();
    const xml = write({});
    for (const keyPair of [own, third]) {
      const raw = peer.signQuery(xml, { keyPair });
      await expect(provider.readEnd({ ...readEnd, raw })).rejects.toMatchObject({
        reason: 'invalid',
      });
    }
    const weak = peer.signQuery(xml, { algorithm: 'sha1' });
    await expect(provider.readEnd({ ...readEnd, raw: weak })).rejects.toMatchObject({
      reason: 'misconfigured',
    });
    await expect(provider.readEnd(readEnd)).rejects.toMatchObject({ reason: 'invalid' });
  });

  test('accepts each of several certificates', async () => {
    const [, theirs, third] = await keysOfTests();
    const certificates = `${third.certificate}${theirs.certificate}`;
    const { provider, peer } = await createSamlPair({ now: () => START, change: { certificates } });
    for (const keyPair of [theirs, third]) {
      const raw = peer.signQuery(write({}), { keyPair });
      expect(await provider.readEnd({ ...readEnd, raw })).toMatchObject({ subject: 'person-1' });
    }
  });

  test('refuses a message that grows when it is decompressed', async () => {
    const { provider, peer } = await pair();
    const raw = peer.signQuery(' '.repeat(50_000_000));
    expect(raw.length).toBeLessThan(200_000);
    await expect(provider.readEnd({ ...readEnd, raw })).rejects.toMatchObject({
      reason: 'invalid',
      message: expect.stringContaining('decompressed'),
    });
  });

  describe('an encrypted NameID', () => {
    const NAME = '<saml:NameID xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">p</saml:NameID>';
    const encryptedFor = (certificate: string) =>
      write({
        content: `<saml:EncryptedID>${encryptXml(NAME, { certificate })}</saml:EncryptedID>`,
      });

    test('is read', async () => {
      const { provider, peer, keyPair } = await pair();
      const raw = peer.signQuery(encryptedFor(keyPair.certificate));
      expect(await provider.readEnd({ ...readEnd, raw })).toMatchObject({ subject: 'p' });
    });

    test('is refused when it is for another key, and without a key', async () => {
      const [, theirs] = await keysOfTests();
      const { provider, peer, options } = await pair();
      const raw = peer.signQuery(encryptedFor(theirs.certificate));
      const { keyPair, ...without } = options;
      const keyless = createSamlProvider({ ...without, settings: peer.settings });
      for (const one of [provider, keyless]) {
        await expect(one.readEnd({ ...readEnd, raw })).rejects.toMatchObject({
          reason: 'misconfigured',
        });
      }
    });
  });

  test('answers without a signature when there is no key', async () => {
    const { options, peer } = await pair();
    const { keyPair, ...without } = options;
    const provider = createSamlProvider({ ...without, settings: peer.settings });
    const { redirect = '' } = await provider.readEnd({
      ...readEnd,
      raw: peer.signQuery(write({})),
    });
    expect(rawQuery(redirect)).toMatch(/^SAMLResponse=[^&]+$/);
  });
});
