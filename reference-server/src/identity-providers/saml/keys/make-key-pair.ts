import { generateKeyPair, randomBytes, sign } from 'node:crypto';
import { promisify } from 'node:util';
import {
  derBits,
  derNull,
  derNumber,
  derObjectId,
  derSequence,
  derSet,
  derText,
  derTime,
} from './der.ts';

/** A key with which the portal signs and decrypts, and the certificate that tells a provider of it: PEM. */
export interface SamlKeyPair {
  readonly certificate: string;
  readonly privateKey: string;
}

const MODULUS_BITS = 3072;
const DAY_MS = 24 * 3600 * 1000;
/** Providers compare the key, and some refuse a certificate that has expired. */
const VALID_DAYS = 20 * 365;
/** The maximum length of a common name (RFC 5280, appendix A). */
const LONGEST_NAME = 64;

const makeRsaKeys = promisify(generateKeyPair);

const SHA256_WITH_RSA = () =>
  derSequence(derObjectId(0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0b), derNull());

const commonName = (text: string) =>
  derSequence(derSet(derSequence(derObjectId(0x55, 0x04, 0x03), derText(text))));

const toPem = (certificate: Buffer): string => {
  const lines = certificate.toString('base64').replaceAll(/.{64}(?=.)/g, '$&\n');
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
};

/**
 * Makes a key pair with a self-signed certificate. The certificate has no extensions: in SAML it only carries the key.
 *
 * @param entityId of the portal, whose host is the name in the certificate
 */
export async function makeKeyPair(entityId: string): Promise<SamlKeyPair> {
  const { publicKey, privateKey } = await makeRsaKeys('rsa', { modulusLength: MODULUS_BITS });
  const host = URL.canParse(entityId) ? new URL(entityId).hostname : entityId;
  const name = commonName(host.slice(0, LONGEST_NAME));
  const now = Date.now();
  const content = derSequence(
    derNumber(BigInt(`0x${randomBytes(16).toString('hex')}`)),
    SHA256_WITH_RSA(),
    name,
    derSequence(derTime(new Date(now - DAY_MS)), derTime(new Date(now + VALID_DAYS * DAY_MS))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('sha256', content, privateKey);
  return {
    certificate: toPem(derSequence(content, SHA256_WITH_RSA(), derBits(signature))),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
