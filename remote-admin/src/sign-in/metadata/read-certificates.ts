const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#';

/** The length of a line in PEM (RFC 7468). */
const LINE = /.{1,64}/g;

/** Wraps the base64 of a certificate as PEM; undefined: it is no base64. */
function pemOf(text: string): string | undefined {
  const base64 = text.replace(/\s+/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return undefined;
  const lines = base64.match(LINE) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----'].join('\n');
}

/**
 * The certificates with which a provider signs, in PEM, each once. A key without a use is for signatures as well.
 *
 * @param keys the elements `KeyDescriptor`
 */
export function readCertificates(keys: readonly Element[]): string[] {
  const found = keys
    .filter((key) => key.getAttribute('use') !== 'encryption')
    .flatMap((key) => [...key.getElementsByTagNameNS(SIGNATURE, 'X509Certificate')])
    .map(({ textContent }) => pemOf(textContent ?? ''));
  return [...new Set(found.filter((pem) => pem !== undefined))];
}
