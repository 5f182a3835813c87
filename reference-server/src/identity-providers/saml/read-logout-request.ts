import {
  childNamed,
  childrenNamed,
  type XmlElement,
} from '../../documents/epub/package/xml-element.ts';
import { CLOCK_TOLERANCE_SECONDS, type EndedThere } from '../provider.contract.ts';
import { readNameId } from './saml-attributes.ts';
import { invalidNow, readMoment } from './saml-time.ts';
import { decryptElement } from './xml/decrypt-element.ts';
import { invalid, misconfigured, quoted } from './xml/saml-refusal.ts';
import { parseMessage } from './xml/saml-xml.ts';

/** How old a request may be, in seconds: it is sent when the session ends. */
const OLDEST_SECONDS = 300;

/** The expectations of a request. */
export interface ExpectedLogout {
  readonly issuer: string;
  readonly destination: string;
  /** Seconds since 1970. */
  readonly now: number;
  /** Decrypts an encrypted NameID: PEM. */
  readonly privateKey: string | undefined;
}

function checkTime({ IssueInstant, NotOnOrAfter }: XmlElement['attributes'], now: number): void {
  const issued = readMoment(IssueInstant ?? '');
  if (issued > now + CLOCK_TOLERANCE_SECONDS) throw invalid('The request to sign out is of later');
  const isOld = issued <= now - OLDEST_SECONDS - CLOCK_TOLERANCE_SECONDS;
  if (isOld || invalidNow({ notOnOrAfter: NotOnOrAfter }, now) !== undefined) {
    throw invalid('The request to sign out has expired');
  }
}

function decryptNameId(encrypted: XmlElement, privateKey: string | undefined): XmlElement {
  if (privateKey === undefined)
    throw misconfigured('The portal has no key for an encrypted NameID');
  try {
    return parseMessage(`<Subject>${decryptElement(encrypted, privateKey)}</Subject>`);
  } catch (error) {
    throw misconfigured('The encrypted NameID cannot be read', error);
  }
}

/**
 * Reads a provider's request to sign a person out, whose signature has been verified.
 *
 * @returns the session that ended, or all of the person, and the id of the request
 * @throws ProviderRefusal
 */
export function readLogoutRequest(
  request: XmlElement,
  { issuer, destination, now, privateKey }: ExpectedLogout,
): { readonly ended: EndedThere; readonly id: string } {
  if (request.name !== 'LogoutRequest') throw invalid('The SAML message is no request to sign out');
  const from = childNamed(request, 'Issuer')?.text ?? '';
  if (from !== issuer)
    throw invalid(`The request to sign out is of another issuer: ${quoted(from)}`);
  const { ID: id = '', Destination } = request.attributes;
  if (id === '') throw invalid('The request to sign out has no id');
  if (Destination !== destination) {
    throw invalid(
      `The request to sign out is for another address: ${quoted(Destination ?? 'none')}`,
    );
  }
  checkTime(request.attributes, now);
  const encrypted = childNamed(request, 'EncryptedID');
  const { value: subject } = readNameId(
    encrypted === undefined ? request : decryptNameId(encrypted, privateKey),
  );
  if (subject === '') throw invalid('The request to sign out names no person');
  const sessions = childrenNamed(request, 'SessionIndex').map(({ text }) => text.trim());
  const [session] = sessions;
  // All sessions of the person end if the request names none, or several.
  const isOne = sessions.length === 1 && session !== undefined && session !== '';
  return { ended: { subject, ...(isOne && { session }) }, id };
}
