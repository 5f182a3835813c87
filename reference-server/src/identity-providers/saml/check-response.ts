import {
  childNamed,
  childrenNamed,
  type XmlElement,
} from '../../documents/epub/package/xml-element.ts';
import { ProviderRefusal } from '../provider.contract.ts';
import { invalid, quoted } from './xml/saml-refusal.ts';

const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success';

/** The last part of a status, such as `Responder`. */
const shortStatus = (status: string): string => status.split(':').at(-1) ?? '';

function checkStatus(response: XmlElement): void {
  const status = childNamed(response, 'Status');
  const code = childNamed(status, 'StatusCode');
  if (code?.attributes['Value'] === SUCCESS) return;
  const codes = [code, childNamed(code, 'StatusCode')].flatMap(
    (one) => one?.attributes['Value'] ?? [],
  );
  if (codes.length === 0) throw invalid('The SAML response has no status');
  const message = childNamed(status, 'StatusMessage')?.text.trim() ?? '';
  const said = `${codes.map(shortStatus).join('/')}${message === '' ? '' : `: ${message}`}`;
  throw new ProviderRefusal('denied', `The provider refused the sign-in: ${quoted(said)}`);
}

/** The expectations of a response. */
export interface ExpectedResponse {
  readonly issuer: string;
  readonly destination: string;
  /** The id of the request. */
  readonly request: string;
}

/**
 * Checks what a response says beside its assertion. The provider need not sign this part, so the check proves nothing:
 * it refuses early, for a reason that an administrator understands.
 *
 * @returns its assertion, which may be encrypted
 * @throws ProviderRefusal
 */
export function checkResponse(
  response: XmlElement,
  { issuer, destination, request }: ExpectedResponse,
): XmlElement {
  if (response.name !== 'Response') throw invalid('The SAML message is no response');
  const { Destination, InResponseTo } = response.attributes;
  if (Destination !== undefined && Destination !== destination) {
    throw invalid(`The SAML response is for another address: ${quoted(Destination)}`);
  }
  const from = childNamed(response, 'Issuer')?.text;
  if (from !== undefined && from !== issuer) {
    throw invalid(`The SAML response is of another issuer: ${quoted(from)}`);
  }
  checkStatus(response);
  if (InResponseTo === undefined) throw invalid('The SAML response was not asked for');
  if (InResponseTo !== request) throw invalid('The SAML response is for another request');
  const [assertion, ...others] = ['Assertion', 'EncryptedAssertion'].flatMap((name) =>
    childrenNamed(response, name),
  );
  if (assertion === undefined) throw invalid('The SAML response has no assertion');
  if (others.length > 0) throw invalid('The SAML response has several assertions');
  return assertion;
}
