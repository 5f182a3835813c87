import { beforeAll, describe, expect, test } from '@jest/globals';
import { formOf, type Signing } from '../testing/saml-peer.ts';
import { createSamlPair, keysOfTests, requestIn } from '../testing/saml-portal.ts';
import type { ResponseValues } from '../testing/saml-response.ts';

beforeAll(keysOfTests);

const START = 1_800_000_000;
const fixedPair = () => createSamlPair({ now: () => START });

const refusal = (reason: string, message: RegExp) => ({
  name: 'ProviderRefusal',
  reason,
  message: expect.stringMatching(message),
});

describe('a response is refused', () => {
  test.each<[string, Partial<ResponseValues>, string, RegExp]>([
    ['of another issuer', { issuer: 'https://evil.example' }, 'invalid', /another issuer/],
    [
      'whose frame names another issuer',
      { responseIssuer: 'https://evil.example' },
      'invalid',
      /another issuer/,
    ],
    [
      'of an issuer with a space',
      { issuer: 'https://idp.example/metadata ', responseIssuer: undefined },
      'invalid',
      /another issuer/,
    ],
    ['for another audience', { audience: 'https://other.example' }, 'invalid', /audience/],
    ['for another destination', { destination: 'https://other.example' }, 'invalid', /address/],
    ['for another recipient', { recipient: 'https://other.example' }, 'invalid', /address/],
    ['for no recipient', { recipient: undefined }, 'invalid', /address/],
    [
      'for another request',
      { responseInResponseTo: '_x', inResponseTo: '_x' },
      'invalid',
      /request/,
    ],
    ['whose assertion is for another request', { inResponseTo: '_x' }, 'invalid', /./],
    ['whose frame is for another request', { responseInResponseTo: '_x' }, 'invalid', /request/],
    [
      'that was not asked for',
      { responseInResponseTo: undefined, inResponseTo: undefined },
      'invalid',
      /not asked for/,
    ],
    [
      'whose assertion was not asked for, in a frame that says so',
      { inResponseTo: undefined },
      'invalid',
      /not asked for/,
    ],
    ['not confirmed for its bearer', { method: 'holder-of-key' }, 'invalid', /not for its bearer/],
    ['whose confirmation has no end', { confirmedUntil: undefined }, 'invalid', /./],
    ['that has expired', { notOnOrAfter: START - 60 }, 'invalid', /expired/],
    ['whose confirmation has expired', { confirmedUntil: START - 60 }, 'invalid', /expired/],
    ['whose session has expired', { sessionEnd: START - 60 }, 'invalid', /expired/],
    ['that is not yet valid', { notBefore: START + 61 }, 'invalid', /not valid before/],
    [
      'that says that the provider failed',
      { status: ['Responder', 'AuthnFailed'], statusMessage: 'Too\nbad' },
      'denied',
      /Responder\/AuthnFailed: Too bad/,
    ],
    ['that says no in spite of an assertion', { status: ['Requester'] }, 'denied', /Requester/],
    ['without a status', { status: [] }, 'invalid', /status/],
    ['without a NameID', { nameId: '' }, 'misconfigured', /nameID/],
  ])('%s', async (_title, values, reason, message) => {
    const { signIn } = await fixedPair();
    await expect(signIn(values)).rejects.toMatchObject(refusal(reason, message));
  });

  test.each<[string, Partial<ResponseValues>]>([
    ['expired', { notOnOrAfter: START - 59, confirmedUntil: START - 59 }],
    ['not yet valid', { notBefore: START + 60 }],
    ['without a destination', { destination: undefined }],
    ['without an issuer of the frame', { responseIssuer: undefined }],
  ])('but one that is just %s is accepted', async (_title, values) => {
    const { signIn } = await fixedPair();
    expect(await signIn(values)).toMatchObject({ subject: 'person-1' });
  });

  test('whose state goes with another request', async () => {
    const { provider, peer } = await fixedPair();
    const [one, other] = await Promise.all([provider.begin('a'), provider.begin('b')]);
    const xml = await peer.respond({ request: requestIn(one.kept), now: START });
    expect(await provider.finish(formOf(xml), one.kept)).toMatchObject({ subject: 'person-1' });
    await expect(provider.finish(formOf(xml), other.kept)).rejects.toMatchObject(
      refusal('invalid', /another request/),
    );
  });

  test('that is none', async () => {
    const { provider } = await fixedPair();
    const { kept } = await provider.begin('state');
    for (const answer of [
      { query: {} },
      { query: { SAMLResponse: 'x' } },
      { query: {}, form: {} },
    ]) {
      await expect(provider.finish(answer, kept)).rejects.toMatchObject(
        refusal('invalid', /no SAML response/),
      );
    }
    await expect(provider.finish(formOf('<a/>'), {})).rejects.toMatchObject({ reason: 'invalid' });
  });
});

describe('a signature is refused', () => {
  test.each<[string, Signing, string, RegExp]>([
    ['that is missing', { assertion: false }, 'invalid', /signature/],
    ['over the response only', { assertion: false, response: true }, 'invalid', /signature/],
    ['with SHA-1', { algorithm: 'sha1' }, 'misconfigured', /rsa-sha1|#sha1/],
    [
      'with SHA-1 in an encrypted assertion',
      { algorithm: 'sha1', encryption: 'cbc' },
      'misconfigured',
      /./,
    ],
    [
      'that is missing in an encrypted assertion',
      { assertion: false, response: true, encryption: 'cbc' },
      'misconfigured',
      /./,
    ],
  ])('%s', async (_title, signing, reason, message) => {
    const { signIn } = await fixedPair();
    await expect(signIn({}, signing)).rejects.toMatchObject(refusal(reason, message));
  });

  test.each([{}, { response: true }])('of another key (%j)', async (signing) => {
    const [own, , third] = await keysOfTests();
    const { signIn } = await fixedPair();
    for (const keyPair of [own, third]) {
      await expect(signIn({}, { ...signing, keyPair })).rejects.toMatchObject(
        refusal('invalid', /signature/),
      );
    }
  });

  test.each([
    ['attribute', 'Ada Reader', 'Eve Reader'],
    ['value of an attribute', '<saml:AttributeValue>staff', '<saml:AttributeValue>admin'],
    ['name of an attribute', 'Name="groups"', 'Name="groupz"'],
    ['NameID', '>person-1<', '>person-2<'],
    ['end of the session', 'SessionIndex="session-1"', 'SessionIndex="session-2"'],
  ])('over an altered %s', async (_title, from, to) => {
    for (const response of [false, true]) {
      const { signIn } = await fixedPair();
      const altered = signIn({}, { response }, (xml) => {
        expect(xml).toContain(from);
        return xml.replace(from, to);
      });
      await expect(altered).rejects.toMatchObject(refusal('invalid', /signature/));
    }
  });

  test.each([
    ['empty', '', /no certificate/],
    ['without one', '-----BEGIN CERTIFICATE-----\n-----END CERTIFICATE-----', /certificate/],
    [
      'with rubbish',
      '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----',
      /cannot be read/,
    ],
  ])('when the setting is %s', async (_title, certificates, message) => {
    const { provider, peer } = await createSamlPair({ change: { certificates } });
    await expect(provider.begin('state')).rejects.toMatchObject(refusal('misconfigured', message));
    const xml = await peer.respond({ request: '_1' });
    await expect(provider.finish(formOf(xml), { request: '_1' })).rejects.toMatchObject(
      refusal('misconfigured', message),
    );
  });
});
