import type { SamlSettings } from '@leeszaal/shared-contracts';
import type { XmlElement } from '../../documents/epub/package/xml-element.ts';
import type { Identity, ProviderAddresses } from '../provider.contract.ts';
import { checkAssertion } from './check-assertion.ts';
import { checkResponse } from './check-response.ts';
import { readPerson } from './read-person.ts';
import { makeHandle } from './saml-handle.ts';
import { decryptElement } from './xml/decrypt-element.ts';
import { readCertificates } from './xml/read-certificates.ts';
import { misconfigured } from './xml/saml-refusal.ts';
import { decodeBase64, decodeXml, escapeXml, parseMessage } from './xml/saml-xml.ts';
import { type ExpectedSignature, verifySignature } from './xml/verify-signature.ts';

/** The expectations of a response. */
export interface ExpectedAnswer {
  readonly settings: SamlSettings;
  readonly addresses: ProviderAddresses;
  /** The id of the request. */
  readonly request: string;
  /** Seconds since 1970. */
  readonly now: number;
  /** Decrypts an encrypted assertion: PEM. */
  readonly privateKey: string | undefined;
}

/**
 * Verifies an assertion that was encrypted, as the only content of a response. Each error gives the same refusal, so
 * that an altered message does not reveal what is in another one.
 */
async function verifyEncrypted(
  encrypted: XmlElement,
  expected: ExpectedSignature,
  privateKey: string | undefined,
): Promise<string> {
  if (privateKey === undefined) {
    throw misconfigured('The provider encrypts assertions, and the portal has no key for them');
  }
  try {
    const assertion = decryptElement(encrypted, privateKey);
    const response = `<Response InResponseTo="${escapeXml(expected.request)}">${assertion}</Response>`;
    return await verifySignature(response, expected);
  } catch (error) {
    throw misconfigured(
      'The encrypted assertion cannot be read: it is for another key, or not signed as it must be',
      error,
    );
  }
}

/**
 * Verifies a response to a request to sign in, and reads the person.
 *
 * @param message base64
 * @throws ProviderRefusal, or an error of the library
 */
export async function readResponse(
  message: string,
  { settings, addresses, request, now, privateKey }: ExpectedAnswer,
): Promise<Identity> {
  const { entityId: issuer } = settings;
  const certificates = readCertificates(settings.certificates);
  const xml = decodeXml(decodeBase64(message));
  const answer = checkResponse(parseMessage(xml), {
    issuer,
    destination: addresses.answer,
    request,
  });
  const expected = { addresses, issuer, certificates, request };
  const verified =
    answer.name === 'EncryptedAssertion'
      ? await verifyEncrypted(answer, expected, privateKey)
      : await verifySignature(xml, expected);
  const assertion = parseMessage(verified);
  const recipient = addresses.answer;
  const session = checkAssertion(assertion, { issuer, recipient, request, now });
  const { nameId, ...person } = readPerson(assertion, settings);
  return { ...person, handle: makeHandle(nameId, session, now) };
}
