import { beforeAll, describe, expect, test } from '@jest/globals';
import { ADDRESSES, createSamlPair, keysOfTests } from '../testing/saml-portal.ts';

beforeAll(keysOfTests);

describe('metadata', () => {
  test('tells of the addresses and of the key', async () => {
    const { provider, keyPair } = await createSamlPair();
    const xml = (await provider.metadata()) ?? '';
    const certificate = keyPair.certificate.replaceAll(/-----[^-]+-----|\s/g, '');
    expect(xml).toContain(`entityID="${ADDRESSES.metadata}"`);
    expect(xml).toContain('AuthnRequestsSigned="true" WantAssertionsSigned="true"');
    expect(xml).toContain(`bindings:HTTP-Redirect" Location="${ADDRESSES.signOut}"`);
    expect(xml).toContain(`bindings:HTTP-POST" Location="${ADDRESSES.answer}"`);
    expect(xml.split(`<ds:X509Certificate>${certificate}<`)).toHaveLength(3);
    expect(xml).toMatch(/use="signing".*use="encryption"/s);
    expect(xml).not.toContain('PRIVATE');
  });
});
