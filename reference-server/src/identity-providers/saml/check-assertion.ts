import {
  childNamed,
  childrenNamed,
  type XmlElement,
} from '../../documents/epub/package/xml-element.ts';
import { invalidNow, readMoment } from './saml-time.ts';
import { invalid, quoted } from './xml/saml-refusal.ts';

const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';

/** The expectations of an assertion. */
export interface ExpectedAssertion {
  readonly issuer: string;
  /** The address at which it arrived. */
  readonly recipient: string;
  /** The id of the request. */
  readonly request: string;
  /** Seconds since 1970. */
  readonly now: number;
}

/** Why a confirmation does not allow this portal to accept the assertion; undefined: it does. */
function faultOf(
  confirmation: XmlElement,
  { recipient, request, now }: ExpectedAssertion,
): string | undefined {
  if (confirmation.attributes['Method'] !== BEARER) return 'not for its bearer';
  const { Recipient, InResponseTo, NotBefore, NotOnOrAfter } =
    childNamed(confirmation, 'SubjectConfirmationData')?.attributes ?? {};
  if (Recipient !== recipient) return `for another address: ${quoted(Recipient ?? 'none')}`;
  if (InResponseTo === undefined) return 'not asked for';
  if (InResponseTo !== request) return 'for another request';
  if (NotOnOrAfter === undefined) return 'without an end';
  return invalidNow({ notBefore: NotBefore, notOnOrAfter: NotOnOrAfter }, now);
}

function checkSubject(assertion: XmlElement, expected: ExpectedAssertion): void {
  const confirmations = childrenNamed(childNamed(assertion, 'Subject'), 'SubjectConfirmation');
  const faults = confirmations.map((confirmation) => faultOf(confirmation, expected));
  if (faults.includes(undefined)) return;
  throw invalid(`The SAML assertion is ${faults[0] ?? 'without a confirmation'}`);
}

function checkConditions(assertion: XmlElement, now: number): void {
  const [conditions, ...others] = childrenNamed(assertion, 'Conditions');
  if (conditions === undefined || others.length > 0) {
    throw invalid('The SAML assertion has no conditions, or several');
  }
  const { NotBefore, NotOnOrAfter } = conditions.attributes;
  const fault = invalidNow({ notBefore: NotBefore, notOnOrAfter: NotOnOrAfter }, now);
  if (fault !== undefined) throw invalid(`The SAML assertion is ${fault}`);
}

/** The session that an assertion tells of. */
export interface AssertedSession {
  readonly index?: string;
  /** When it ends, in seconds since 1970. */
  readonly end?: number;
}

function sessionOf(assertion: XmlElement, now: number): AssertedSession {
  const statements = childrenNamed(assertion, 'AuthnStatement');
  if (statements.length === 0) throw invalid('The SAML assertion tells of no sign-in');
  const index = statements[0]?.attributes['SessionIndex'] ?? '';
  const ends = statements.flatMap(({ attributes }) => attributes['SessionNotOnOrAfter'] ?? []);
  for (const end of ends) {
    const fault = invalidNow({ notOnOrAfter: end }, now);
    if (fault !== undefined) throw invalid(`The session at the provider is ${fault}`);
  }
  return {
    ...(index !== '' && { index }),
    ...(ends.length > 0 && { end: Math.min(...ends.map(readMoment)) }),
  };
}

/**
 * Checks what a verified assertion says: SAML profiles, section 4.1.4.3. The library checks neither the issuer nor the
 * recipient nor the method of the confirmation, and the request only if the assertion names one.
 *
 * @returns the session at the provider
 * @throws ProviderRefusal
 */
export function checkAssertion(
  assertion: XmlElement,
  expected: ExpectedAssertion,
): AssertedSession {
  const issuer = childNamed(assertion, 'Issuer')?.text ?? '';
  if (issuer !== expected.issuer) {
    throw invalid(`The SAML assertion is of another issuer: ${quoted(issuer)}`);
  }
  checkConditions(assertion, expected.now);
  checkSubject(assertion, expected);
  return sessionOf(assertion, expected.now);
}
