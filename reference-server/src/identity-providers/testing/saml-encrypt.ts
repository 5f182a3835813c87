import { constants, createCipheriv, publicEncrypt, randomBytes } from 'node:crypto';

const XENC = 'http://www.w3.org/2001/04/xmlenc#';
const XENC11 = 'http://www.w3.org/2009/xmlenc11#';
const DSIG = 'http://www.w3.org/2000/09/xmldsig#';

const value = (bytes: Buffer): string =>
  `<xenc:CipherData><xenc:CipherValue>${bytes.toString('base64')}</xenc:CipherValue></xenc:CipherData>`;

/** How an element is encrypted that samlify cannot encrypt so. */
export interface Encryption {
  /** For which certificate, in PEM. */
  readonly certificate: string;
  /** Whether the key is beside the content, not in it. */
  readonly isKeyBeside?: boolean;
  readonly maskHash?: 'sha1' | 'sha256';
}

/** Encrypts XML with AES-256-GCM, whose key is encrypted by RSA-OAEP with SHA-256 (XML Encryption 1.1). */
export function encryptXml(
  xml: string,
  { certificate, isKeyBeside = false, maskHash = 'sha256' }: Encryption,
): string {
  const [key, nonce] = [randomBytes(32), randomBytes(12)];
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const content = Buffer.concat([nonce, cipher.update(xml), cipher.final(), cipher.getAuthTag()]);
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  const encryptedKey = [
    '<xenc:EncryptedKey>',
    `<xenc:EncryptionMethod Algorithm="${XENC11}rsa-oaep">`,
    `<ds:DigestMethod Algorithm="${XENC}sha256"/><xenc11:MGF Algorithm="${XENC11}mgf1${maskHash}"/>`,
    '</xenc:EncryptionMethod>',
    value(publicEncrypt({ key: certificate, padding, oaepHash: 'sha256' }, key)),
    '</xenc:EncryptedKey>',
  ].join('');
  return [
    `<xenc:EncryptedData xmlns:xenc="${XENC}" xmlns:xenc11="${XENC11}" xmlns:ds="${DSIG}">`,
    `<xenc:EncryptionMethod Algorithm="${XENC11}aes256-gcm"/>`,
    isKeyBeside ? '' : `<ds:KeyInfo>${encryptedKey}</ds:KeyInfo>`,
    `${value(content)}</xenc:EncryptedData>`,
    isKeyBeside
      ? encryptedKey.replace(
          '>',
          ` xmlns:xenc="${XENC}" xmlns:xenc11="${XENC11}" xmlns:ds="${DSIG}">`,
        )
      : '',
  ].join('');
}
