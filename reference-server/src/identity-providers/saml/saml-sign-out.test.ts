import { beforeAll, describe, expect, test } from '@jest/globals';
import { messageIn } from '../testing/saml-peer.ts';
import { ADDRESSES, createSamlPair, keysOfTests } from '../testing/saml-portal.ts';
import { NAME_ID_FORMATS } from '../testing/saml-response.ts';

beforeAll(keysOfTests);

describe('signOut', () => {
  test('makes a request that another implementation verifies', async () => {
    const { provider, peer, signIn } = await createSamlPair();
    const { handle } = await signIn({ nameId: 'a &lt; b', sessionIndex: 's "1"' });
    const address = (await provider.signOut(handle)) ?? '';
    expect(address).toMatch(/^https:\/\/idp\.example\/slo\?SAMLRequest=/);
    expect(new URL(address).searchParams.has('RelayState')).toBe(false);
    const { extract } = await peer.readSignOut(address, 'request');
    expect(extract).toMatchObject({
      issuer: ADDRESSES.metadata,
      nameID: 'a < b',
      sessionIndex: 's "1"',
      request: { destination: 'https://idp.example/slo' },
    });
    const xml = messageIn(address);
    expect(xml).toContain(
      `Format="${NAME_ID_FORMATS.persistent}" NameQualifier="https://idp.example/metadata"`,
    );
  });

  test('leaves out what the assertion did not say', async () => {
    const { provider, signIn } = await createSamlPair();
    const { handle } = await signIn({ nameQualifier: undefined, sessionIndex: undefined });
    const xml = messageIn((await provider.signOut(handle)) ?? '');
    expect(xml).not.toMatch(/NameQualifier|SessionIndex/);
  });

  test('goes nowhere without an address or a NameID', async () => {
    const { provider, signIn } = await createSamlPair({ change: { signOutAddress: '' } });
    const { handle } = await signIn();
    expect(await provider.signOut(handle)).toBeUndefined();
    const other = await createSamlPair();
    expect(await other.provider.signOut({ until: 1 })).toBeUndefined();
  });
});
