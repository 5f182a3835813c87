import type { SamlSettings } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import type { ProviderOptions, RedirectingProvider } from '../provider.contract.ts';
import type { SamlKeyPair } from './keys/make-key-pair.ts';
import { readLogoutRequest } from './read-logout-request.ts';
import { readResponse } from './read-response.ts';
import { readRedirect, redirectAddress } from './redirect-binding.ts';
import { readHandle } from './saml-handle.ts';
import { serviceMetadata } from './service-metadata.ts';
import {
  newMessageId,
  writeLogoutRequest,
  writeLogoutResponse,
  writeSignInRequest,
} from './write-messages.ts';
import { readCertificates } from './xml/read-certificates.ts';
import { invalid, toSamlRefusal } from './xml/saml-refusal.ts';
import { parseMessage } from './xml/saml-xml.ts';

const keptSchema = v.object({ request: v.string() });

/** The options of a SAML provider. */
export interface SamlProviderOptions extends ProviderOptions<SamlSettings> {
  /** Signs requests and decrypts assertions; missing: requests are not signed. */
  readonly keyPair?: SamlKeyPair | undefined;
}

/** A provider that is asked by SAML 2.0: requests by HTTP-Redirect, assertions by HTTP-POST. */
export function createSamlProvider({
  settings,
  addresses,
  keyPair,
  now = () => Date.now() / 1000,
}: SamlProviderOptions): RedirectingProvider {
  const { entityId: issuer, signInAddress, signOutAddress } = settings;
  const privateKey = keyPair?.privateKey;
  const headTo = (destination: string) => ({
    id: newMessageId(),
    issuer: addresses.metadata,
    destination,
    now: now(),
  });

  return {
    manner: 'redirect',

    async begin(state) {
      readCertificates(settings.certificates);
      const head = headTo(signInAddress);
      const xml = writeSignInRequest(head, addresses.answer);
      const message = { kind: 'SAMLRequest', xml, relayState: state } as const;
      const address = await redirectAddress(signInAddress, message, privateKey);
      return { address, kept: { request: head.id } };
    },

    async finish({ form }, kept) {
      try {
        const { request } = v.parse(keptSchema, kept);
        const message = form?.['SAMLResponse'];
        if (message === undefined) throw invalid('There is no SAML response');
        return await readResponse(message, {
          ...{ settings, addresses, request, privateKey },
          now: now(),
        });
      } catch (error) {
        throw toSamlRefusal(error);
      }
    },

    async ask(stored) {
      const handle = readHandle(stored);
      const isOver = handle === undefined || handle.until <= now();
      return isOver ? { kind: 'gone' } : { kind: 'active', handle: stored };
    },

    async signOut(stored) {
      const handle = readHandle(stored);
      if (signOutAddress === '' || handle?.subject === undefined) return undefined;
      const xml = writeLogoutRequest(headTo(signOutAddress), handle);
      return redirectAddress(signOutAddress, { kind: 'SAMLRequest', xml }, privateKey);
    },

    async readEnd({ raw }) {
      try {
        const { kind, xml, relayState, checkSignature } = await readRedirect(raw ?? '');
        // The answer to a request of the portal, whose session has ended already: nothing follows from it.
        if (kind === 'SAMLResponse') return {};
        checkSignature(readCertificates(settings.certificates));
        const { ended, id } = readLogoutRequest(parseMessage(xml), {
          ...{ issuer, privateKey },
          destination: addresses.signOut,
          now: now(),
        });
        if (signOutAddress === '') return ended;
        const answer = writeLogoutResponse(headTo(signOutAddress), id);
        const message = { kind: 'SAMLResponse', xml: answer, relayState } as const;
        return { ...ended, redirect: await redirectAddress(signOutAddress, message, privateKey) };
      } catch (error) {
        throw toSamlRefusal(error);
      }
    },

    metadata: async () => serviceMetadata(addresses, keyPair?.certificate),
  };
}
