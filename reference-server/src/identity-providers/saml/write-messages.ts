import { randomBytes } from 'node:crypto';
import type { SamlHandle } from './saml-handle.ts';
import { escapeXml } from './xml/saml-xml.ts';

const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol';
const ASSERTION = 'urn:oasis:names:tc:SAML:2.0:assertion';
const POST = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST';
const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success';

type Attributes = Readonly<Record<string, string | undefined>>;

const write = (attributes: Attributes): string =>
  Object.entries(attributes)
    .flatMap(([name, value]) => (value === undefined ? [] : ` ${name}="${escapeXml(value)}"`))
    .join('');

/** A new id of a message: an XML name, and 160 bits that cannot be guessed. */
export const newMessageId = (): string => `_${randomBytes(20).toString('hex')}`;

/** The attributes of all messages. */
export interface MessageHead {
  readonly id: string;
  /** The entity id of the portal. */
  readonly issuer: string;
  /** The address of the provider. */
  readonly destination: string;
  /** Seconds since 1970. */
  readonly now: number;
}

function message(
  name: string,
  { id, issuer, destination, now }: MessageHead,
  attributes: Attributes,
  content: string,
): string {
  const all = {
    'xmlns:samlp': PROTOCOL,
    'xmlns:saml': ASSERTION,
    ID: id,
    Version: '2.0',
    IssueInstant: new Date(now * 1000).toISOString(),
    Destination: destination,
    ...attributes,
  };
  const from = `<saml:Issuer>${escapeXml(issuer)}</saml:Issuer>`;
  return `<samlp:${name}${write(all)}>${from}${content}</samlp:${name}>`;
}

/**
 * A request to sign a person in. It names no format of the NameID and no way of signing in: those are the provider's.
 *
 * @param answer the address to which the response is posted
 */
export const writeSignInRequest = (head: MessageHead, answer: string): string =>
  message(
    'AuthnRequest',
    head,
    { ProtocolBinding: POST, AssertionConsumerServiceURL: answer },
    '<samlp:NameIDPolicy AllowCreate="true"/>',
  );

/** A request to sign a person out. */
export function writeLogoutRequest(
  head: MessageHead,
  { subject = '', nameIdFormat, nameQualifier, spNameQualifier, session }: SamlHandle,
): string {
  const attributes = {
    Format: nameIdFormat,
    NameQualifier: nameQualifier,
    SPNameQualifier: spNameQualifier,
  };
  const nameId = `<saml:NameID${write(attributes)}>${escapeXml(subject)}</saml:NameID>`;
  const index =
    session === undefined ? '' : `<samlp:SessionIndex>${escapeXml(session)}</samlp:SessionIndex>`;
  return message('LogoutRequest', head, {}, `${nameId}${index}`);
}

/**
 * The answer to a provider's request to sign a person out.
 *
 * @param request its id
 */
export const writeLogoutResponse = (head: MessageHead, request: string): string =>
  message(
    'LogoutResponse',
    head,
    { InResponseTo: request },
    `<samlp:Status><samlp:StatusCode Value="${SUCCESS}"/></samlp:Status>`,
  );
