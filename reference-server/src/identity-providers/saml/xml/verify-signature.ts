import { type CacheProvider, SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import type { ProviderAddresses } from '../../provider.contract.ts';
import { checkWellFormed } from './check-well-formed.ts';
import { invalid } from './saml-refusal.ts';
import { checkAlgorithms } from './signature-algorithms.ts';

/** The expectations of the signature over an assertion. */
export interface ExpectedSignature {
  readonly addresses: ProviderAddresses;
  readonly issuer: string;
  /** Of the provider, each in PEM. */
  readonly certificates: readonly string[];
  /** The id of the request. */
  readonly request: string;
}

/** The requests that are open: the one of this sign-in. The caller keeps it, so that any process can go on. */
function onlyRequest(request: string): CacheProvider {
  const createdAt = Date.now();
  return {
    saveAsync: async (_key, value) => ({ value, createdAt }),
    getAsync: async (key) => (key === request ? new Date(createdAt).toISOString() : null),
    removeAsync: async (key) => key,
  };
}

/**
 * Verifies the signature over the only assertion of a response, and its audience.
 *
 * @param xml of the response
 * @returns the XML of the assertion, made from the bytes that the signature covers
 * @throws ProviderRefusal
 */
export async function verifySignature(
  xml: string,
  { addresses, issuer, certificates, request }: ExpectedSignature,
): Promise<string> {
  checkWellFormed(xml);
  checkAlgorithms(xml);
  const saml = new SAML({
    issuer: addresses.metadata,
    audience: addresses.metadata,
    callbackUrl: addresses.answer,
    idpIssuer: issuer,
    idpCert: [...certificates],
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    validateInResponseTo: ValidateInResponseTo.always,
    cacheProvider: onlyRequest(request),
    // The library has no clock that a caller can give: `checkAssertion` checks all times.
    acceptedClockSkewMs: -1,
  });
  const response = Buffer.from(xml, 'utf8').toString('base64');
  const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: response });
  const assertion = profile?.getAssertionXml?.();
  if (assertion === undefined) throw invalid('The SAML response has no assertion');
  return assertion;
}
