import { misconfigured, quoted } from './saml-refusal.ts';

/** The algorithms that the library and a message may use: no SHA-1, and canonical forms without comments. */
const ACCEPTED = new Set([
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  'http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1',
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmlenc#sha512',
  'http://www.w3.org/2001/10/xml-exc-c14n#',
  'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
  'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
]);

/** Each attribute with this name, wherever it is. */
const ALGORITHM = /\bAlgorithm\s*=\s*("[^"]*"|'[^']*')/g;

/**
 * Refuses a message in which a signature uses a weak algorithm. The library that verifies cannot be told which ones it
 * accepts, so the text is searched before. A parser finds no algorithm that the search does not.
 *
 * @param xml well-formed
 * @throws ProviderRefusal
 */
export function checkAlgorithms(xml: string): void {
  for (const [, value = ''] of xml.matchAll(ALGORITHM)) {
    const algorithm = value.replace(/^(["'])(.*)\1$/s, '$2');
    if (!ACCEPTED.has(algorithm)) {
      throw misconfigured(
        `The provider signs with an algorithm that is refused: ${quoted(algorithm)}`,
      );
    }
  }
}
