import type { SamlSettings } from '@leeszaal/shared-contracts';
import type { Identity, Json, ProviderAddresses } from '../provider.contract.ts';
import { makeKeyPair, type SamlKeyPair } from '../saml/keys/make-key-pair.ts';
import { createSamlProvider } from '../saml/saml-provider.ts';
import { createSamlPeer, formOf, type Signing } from './saml-peer.ts';
import type { ResponseValues } from './saml-response.ts';

export const ADDRESSES: ProviderAddresses = {
  answer: 'https://portal.example/auth/providers/1/answer',
  signOut: 'https://portal.example/auth/providers/1/ended',
  signedOut: 'https://portal.example/auth/logout',
  metadata: 'https://portal.example/auth/providers/1/metadata',
};

/** The id of the request in what `begin` keeps. */
export function requestIn(kept: Json): string {
  const { request } = Object(kept);
  if (typeof request !== 'string') throw new Error('There is no request.');
  return request;
}

/** The portal and a foreign provider that know each other. */
export async function createSamlPair({
  change = {},
  now,
}: {
  readonly change?: Partial<SamlSettings>;
  readonly now?: () => number;
} = {}) {
  const [own, theirs] = await keysOfTests();
  const options = { secret: '', addresses: ADDRESSES, keyPair: own, ...(now && { now }) };
  const unused = createSamlPeer({ addresses: ADDRESSES, keyPair: theirs, metadata: '' });
  const provider = createSamlProvider({ ...options, settings: { ...unused.settings, ...change } });
  const metadata = (await provider.metadata()) ?? '';
  const peer = createSamlPeer({ addresses: ADDRESSES, keyPair: theirs, metadata });
  const clock = now ?? (() => Date.now() / 1000);

  /** Signs in with a response that may be altered on its way. */
  async function signIn(
    values: Partial<ResponseValues> = {},
    signing: Signing = {},
    alter: (xml: string) => string | Promise<string> = (xml) => xml,
  ): Promise<Identity> {
    const { kept } = await provider.begin('state');
    const request = requestIn(kept);
    const xml = await peer.respond({ request, now: clock() }, values, signing);
    return provider.finish(formOf(await alter(xml)), kept);
  }

  return { provider, peer, signIn, options, keyPair: own };
}

let keys: Promise<readonly [SamlKeyPair, SamlKeyPair, SamlKeyPair]> | undefined;

/** Keys of the portal, of the provider, and of a third party. Made once in each test file, since it takes a while. */
export function keysOfTests() {
  keys ??= Promise.all([
    makeKeyPair('https://portal.example'),
    makeKeyPair('https://idp.example'),
    makeKeyPair('https://evil.example'),
  ]);
  return keys;
}
