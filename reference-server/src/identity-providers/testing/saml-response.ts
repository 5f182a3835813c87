/** An attribute of a person, as a provider writes it. */
export interface WrittenAttribute {
  readonly name: string;
  readonly friendlyName?: string;
  /** XML. */
  readonly values: readonly string[];
}

/** The values that a provider writes in a response. Undefined leaves an attribute out. */
export interface ResponseValues {
  readonly issuer: string;
  /** Of the response; the assertion has `issuer`. */
  readonly responseIssuer: string | undefined;
  readonly destination: string | undefined;
  readonly responseInResponseTo: string | undefined;
  /** The last parts of the status and of the one inside. */
  readonly status: readonly string[];
  readonly statusMessage: string;
  /** XML. */
  readonly nameId: string;
  readonly nameIdFormat: string;
  readonly nameQualifier: string | undefined;
  readonly method: string;
  readonly recipient: string | undefined;
  readonly inResponseTo: string | undefined;
  readonly audience: string;
  /** Seconds since 1970. */
  readonly notBefore: number;
  readonly notOnOrAfter: number;
  readonly confirmedUntil: number | undefined;
  readonly sessionIndex: string | undefined;
  readonly sessionEnd: number | undefined;
  readonly attributes: readonly WrittenAttribute[];
  readonly assertionId: string;
}

export const NAME_ID_FORMATS = {
  persistent: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
  transient: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient',
  email: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
} as const;

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A moment in seconds since 1970, as SAML writes it. */
export const moment = (seconds: number): string => new Date(seconds * 1000).toISOString();

const attributesOf = (values: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : ` ${name}="${escapeText(value)}"`))
    .join('');

const momentOr = (seconds: number | undefined) =>
  seconds === undefined ? undefined : moment(seconds);

function writeAttribute({ name, friendlyName, values }: WrittenAttribute): string {
  const content = values.map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`);
  const named = attributesOf({ Name: name, FriendlyName: friendlyName });
  return `<saml:Attribute${named}>${content.join('')}</saml:Attribute>`;
}

/** Writes an assertion without a signature. */
export function writeAssertion(values: ResponseValues, now: number): string {
  const {
    issuer,
    nameId,
    nameIdFormat,
    nameQualifier,
    method,
    recipient,
    inResponseTo,
    audience,
    notBefore,
    notOnOrAfter,
    confirmedUntil,
    sessionIndex,
    sessionEnd,
    attributes,
  } = values;
  const named = attributesOf({ Format: nameIdFormat, NameQualifier: nameQualifier });
  const data = attributesOf({
    NotOnOrAfter: momentOr(confirmedUntil),
    Recipient: recipient,
    InResponseTo: inResponseTo,
  });
  const conditions = attributesOf({
    NotBefore: moment(notBefore),
    NotOnOrAfter: moment(notOnOrAfter),
  });
  const session = attributesOf({
    AuthnInstant: moment(now),
    SessionIndex: sessionIndex,
    SessionNotOnOrAfter: momentOr(sessionEnd),
  });
  return [
    '<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"',
    `${attributesOf({ ID: values.assertionId, Version: '2.0', IssueInstant: moment(now) })}>`,
    `<saml:Issuer>${escapeText(issuer)}</saml:Issuer>`,
    `<saml:Subject><saml:NameID${named}>${nameId}</saml:NameID>`,
    `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:${method}">`,
    `<saml:SubjectConfirmationData${data}/></saml:SubjectConfirmation></saml:Subject>`,
    `<saml:Conditions${conditions}><saml:AudienceRestriction>`,
    `<saml:Audience>${escapeText(audience)}</saml:Audience>`,
    '</saml:AudienceRestriction></saml:Conditions>',
    `<saml:AuthnStatement${session}><saml:AuthnContext><saml:AuthnContextClassRef>`,
    'urn:oasis:names:tc:SAML:2.0:ac:classes:Password',
    '</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>',
    `<saml:AttributeStatement>${attributes.map(writeAttribute).join('')}</saml:AttributeStatement>`,
    '</saml:Assertion>',
  ].join('');
}

/** Writes a response without a signature. */
export function writeResponse(values: ResponseValues, now: number, assertion?: string): string {
  const { responseIssuer, destination, responseInResponseTo, status, statusMessage } = values;
  const head = attributesOf({
    ID: `_response-${values.assertionId}`,
    Version: '2.0',
    IssueInstant: moment(now),
    Destination: destination,
    InResponseTo: responseInResponseTo,
  });
  const code = status.reduceRight(
    (inner, name) =>
      `<samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:${name}">${inner}</samlp:StatusCode>`,
    '',
  );
  const message =
    statusMessage === '' ? '' : `<samlp:StatusMessage>${statusMessage}</samlp:StatusMessage>`;
  return [
    '<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"',
    ` xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"${head}>`,
    responseIssuer === undefined ? '' : `<saml:Issuer>${escapeText(responseIssuer)}</saml:Issuer>`,
    `<samlp:Status>${code}${message}</samlp:Status>`,
    assertion ?? writeAssertion(values, now),
    '</samlp:Response>',
  ].join('');
}
