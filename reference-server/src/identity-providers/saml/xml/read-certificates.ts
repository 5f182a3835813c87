import { X509Certificate } from 'node:crypto';
import { misconfigured } from './saml-refusal.ts';

const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;
/** Shorter RSA keys can be broken. */
const LEAST_BITS = 2048;

function readCertificate(pem: string): string {
  let certificate: X509Certificate;
  try {
    certificate = new X509Certificate(pem);
  } catch (error) {
    throw misconfigured('A certificate of the provider cannot be read', error);
  }
  const { asymmetricKeyType, asymmetricKeyDetails } = certificate.publicKey;
  if (asymmetricKeyType !== 'rsa' || (asymmetricKeyDetails?.modulusLength ?? 0) < LEAST_BITS) {
    throw misconfigured(`A certificate of the provider has no RSA key of ${LEAST_BITS} bits`);
  }
  return certificate.toString();
}

/**
 * The certificates of a provider. Their dates do not count: the setting says which keys are trusted, as metadata does.
 *
 * @param text of all in PEM
 * @returns each in PEM, at least one
 * @throws ProviderRefusal
 */
export function readCertificates(text: string): readonly string[] {
  const certificates = (text.match(PEM) ?? []).map(readCertificate);
  if (certificates.length === 0) throw misconfigured('There is no certificate of the provider');
  return certificates;
}
