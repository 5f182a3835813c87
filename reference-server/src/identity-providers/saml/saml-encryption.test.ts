import { beforeAll, describe, expect, test } from '@jest/globals';
import { encryptXml } from '../testing/saml-encrypt.ts';
import { formOf, type Signing } from '../testing/saml-peer.ts';
import { createSamlPair, keysOfTests, requestIn } from '../testing/saml-portal.ts';
import { createSamlProvider } from './saml-provider.ts';

beforeAll(keysOfTests);

const CIPHER_VALUE = /(<(?:\w+:)?CipherValue[^>]*>)([^<]+)/g;

/** Alters one byte of the encrypted content, counted from its start or, below zero, from its end. */
const withAlteredByte = (at: number) => (xml: string) => {
  const values = [...xml.matchAll(CIPHER_VALUE)].map(([, , value = '']) => value);
  const content = values.reduce((longest, value) =>
    value.length > longest.length ? value : longest,
  );
  const bytes = Buffer.from(content, 'base64');
  const index = at < 0 ? bytes.length + at : at;
  bytes[index] = (bytes[index] ?? 0) ^ 1;
  return xml.replace(content, bytes.toString('base64'));
};

const unreadable = {
  name: 'ProviderRefusal',
  reason: 'misconfigured',
  message:
    'The encrypted assertion cannot be read: it is for another key, or not signed as it must be',
};

describe('an encrypted assertion', () => {
  test.each(['gcm', 'cbc'] as const)('is decrypted with %s', async (encryption) => {
    const { signIn } = await createSamlPair();
    const xmlSeen: string[] = [];
    const identity = await signIn({}, { encryption }, (xml) => {
      xmlSeen.push(xml);
      return xml;
    });
    expect(identity).toMatchObject({ subject: 'person-1', name: 'Ada Reader' });
    expect(xmlSeen[0]).not.toContain('person-1');
  });

  test.each([false, true])(
    'is decrypted as XML Encryption 1.1 has it (%s)',
    async (isKeyBeside) => {
      const { signIn, keyPair } = await createSamlPair();
      const { certificate } = keyPair;
      const encrypt = (maskHash: 'sha1' | 'sha256') => (xml: string) =>
        xml.replace(
          /<saml:Assertion.*<\/saml:Assertion>/s,
          (assertion) =>
            `<saml:EncryptedAssertion>${encryptXml(assertion, { certificate, isKeyBeside, maskHash })}</saml:EncryptedAssertion>`,
        );
      expect(await signIn({}, {}, encrypt('sha256'))).toMatchObject({ subject: 'person-1' });
      await expect(signIn({}, {}, encrypt('sha1'))).rejects.toMatchObject(unreadable);
    },
  );

  // One refusal for all, so that an altered message does not reveal what is in another one.
  test.each<[string, Signing, RegExp]>([
    [
      'and not signed',
      { encryption: 'cbc', assertion: false, response: true },
      /Invalid signature/,
    ],
    ['and signed with SHA-1', { encryption: 'cbc', algorithm: 'sha1' }, /refused: .*sha1/],
  ])('is refused %s', async (_title, signing, cause) => {
    const { signIn } = await createSamlPair();
    await expect(signIn({}, signing)).rejects.toMatchObject({
      ...unreadable,
      cause: { message: expect.stringMatching(cause) },
    });
  });

  test.each([
    ['another cipher', 'xmlenc#aes256-cbc', 'xmlenc#tripledes-cbc'],
    ['a name of no cipher', 'http://www.w3.org/2001/04/xmlenc#aes256-cbc', 'toString'],
    ['the old padding of the key', 'xmlenc#rsa-oaep-mgf1p', 'xmlenc#rsa-1_5'],
    ['an unknown hash', 'xmldsig#sha1', 'xmldsig#md5'],
  ])('is refused with %s', async (_title, from, to) => {
    const { signIn } = await createSamlPair();
    const other = signIn({}, { encryption: 'cbc' }, (xml) => {
      expect(xml).toContain(from);
      return xml.replace(from, to);
    });
    await expect(other).rejects.toMatchObject(unreadable);
  });

  test.each([
    ['gcm', 0],
    ['gcm', 40],
    ['gcm', -1],
    ['cbc', 0],
    ['cbc', 40],
    ['cbc', -17],
    ['cbc', -1],
  ] as const)('is refused when it was altered (%s, byte %i)', async (encryption, at) => {
    const { signIn } = await createSamlPair();
    const altered = signIn({}, { encryption }, withAlteredByte(at));
    await expect(altered).rejects.toMatchObject(unreadable);
  });

  test('is refused when it is for another key, or signed with one', async () => {
    const [, , third] = await keysOfTests();
    const { signIn } = await createSamlPair();
    const encryption = 'cbc';
    const foreign = signIn({}, { encryption, encryptFor: third.certificate });
    await expect(foreign).rejects.toMatchObject(unreadable);
    const forged = signIn({}, { encryption, keyPair: third });
    await expect(forged).rejects.toMatchObject(unreadable);
  });

  test('is refused beside another one', async () => {
    const { signIn } = await createSamlPair();
    const doubled = signIn({}, { encryption: 'cbc' }, (xml) =>
      xml.replace(/<saml:EncryptedAssertion.*<\/saml:EncryptedAssertion>/s, '$&$&'),
    );
    await expect(doubled).rejects.toMatchObject({
      reason: 'invalid',
      message: expect.stringContaining('several'),
    });
  });

  test('needs a key', async () => {
    const { options, peer } = await createSamlPair();
    const { keyPair, ...without } = options;
    const provider = createSamlProvider({ ...without, settings: peer.settings });
    const { kept } = await provider.begin('state');
    const xml = await peer.respond({ request: requestIn(kept) }, {}, { encryption: 'cbc' });
    await expect(provider.finish(formOf(xml), kept)).rejects.toMatchObject({
      reason: 'misconfigured',
      message: expect.stringContaining('no key'),
    });
  });
});
