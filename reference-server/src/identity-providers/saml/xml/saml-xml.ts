import { encodeXML } from 'entities';
import { parseXml, type XmlElement } from '../../../documents/epub/package/xml-element.ts';
import { checkWellFormed } from './check-well-formed.ts';
import { invalid } from './saml-refusal.ts';

/** The maximum length of a message, in characters. */
export const LONGEST_MESSAGE = 500_000;

/** Declarations of document types and entities, which SAML has no use for. */
const DECLARATION = /<!(?!--|\[CDATA\[)/;
/** Control characters, of which a lenient parser takes some for white space. */
const CONTROL = /[^\P{Cc}\t\n\r]/u;

/**
 * The text of the XML of a message.
 *
 * @throws ProviderRefusal when it is too long, no UTF-8, or has declarations
 */
export function decodeXml(bytes: Uint8Array): string {
  if (bytes.length > LONGEST_MESSAGE) throw invalid('The SAML message is too long');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw invalid('The SAML message is not text in UTF-8', error);
  }
  if (DECLARATION.test(text)) throw invalid('The SAML message has a document type declaration');
  if (CONTROL.test(text)) throw invalid('The SAML message has control characters');
  return text;
}

/**
 * The bytes of base64, which may have line breaks.
 *
 * @throws ProviderRefusal
 */
export function decodeBase64(text: string): Buffer {
  if (text.length > LONGEST_MESSAGE * 2) throw invalid('The SAML message is too long');
  const digits = text.replaceAll(/\s+/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(digits)) throw invalid('The SAML message is not base64');
  return Buffer.from(digits, 'base64');
}

/** Parses the XML of a message that {@link decodeXml} gave. @throws ProviderRefusal */
export function parseMessage(xml: string): XmlElement {
  checkWellFormed(xml);
  try {
    return parseXml(xml, 'The SAML message');
  } catch (error) {
    throw invalid('The SAML message is not XML', error);
  }
}

/** Text for a text node or an attribute in quotation marks. */
export const escapeXml = (text: string): string => encodeXML(text);
