import { constants, createDecipheriv, privateDecrypt } from 'node:crypto';
import {
  childNamed,
  descendantsNamed,
  type XmlElement,
} from '../../../documents/epub/package/xml-element.ts';
import { decodeBase64, decodeXml } from './saml-xml.ts';

/** The ciphers of XML Encryption that are accepted, most wanted first; the lengths are in bytes. */
const CIPHERS = {
  'http://www.w3.org/2009/xmlenc11#aes256-gcm': { cipher: 'aes-256-gcm', key: 32 },
  'http://www.w3.org/2009/xmlenc11#aes128-gcm': { cipher: 'aes-128-gcm', key: 16 },
  'http://www.w3.org/2001/04/xmlenc#aes256-cbc': { cipher: 'aes-256-cbc', key: 32 },
  'http://www.w3.org/2001/04/xmlenc#aes128-cbc': { cipher: 'aes-128-cbc', key: 16 },
} as const;
type CipherName = keyof typeof CIPHERS;

/** The names of the ciphers, for the metadata. */
export const CIPHER_NAMES = Object.keys(CIPHERS);

/**
 * How the key of the cipher is encrypted. RSA with the padding of PKCS #1 1.5 is refused: errors would tell the key.
 */
export const KEY_TRANSPORT = 'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p';
const KEY_TRANSPORTS: readonly string[] = [
  KEY_TRANSPORT,
  'http://www.w3.org/2009/xmlenc11#rsa-oaep',
];

/** Hashes of OAEP. SHA-1 is the one by default, and no weakness there. */
const OAEP_HASHES: Readonly<Record<string, string>> = {
  'http://www.w3.org/2000/09/xmldsig#sha1': 'sha1',
  'http://www.w3.org/2001/04/xmlenc#sha256': 'sha256',
  'http://www.w3.org/2001/04/xmlenc#sha512': 'sha512',
  'http://www.w3.org/2009/xmlenc11#mgf1sha1': 'sha1',
  'http://www.w3.org/2009/xmlenc11#mgf1sha256': 'sha256',
  'http://www.w3.org/2009/xmlenc11#mgf1sha512': 'sha512',
};

const GCM_NONCE = 12;
const GCM_TAG = 16;
const CBC_BLOCK = 16;

const algorithmOf = (element: XmlElement | undefined): string | undefined =>
  element?.attributes['Algorithm'];

const cipherValue = (element: XmlElement): Buffer =>
  decodeBase64(childNamed(childNamed(element, 'CipherData'), 'CipherValue')?.text ?? '');

function oaepHash(method: XmlElement | undefined): string {
  const [digest, mask] = ['DigestMethod', 'MGF'].map((name) => {
    const algorithm = algorithmOf(childNamed(method, name));
    return algorithm === undefined ? 'sha1' : OAEP_HASHES[algorithm];
  });
  if (digest === undefined || digest !== mask) throw new Error('The hashes of OAEP are unknown.');
  return digest;
}

function decryptKey(encrypted: XmlElement, privateKey: string): Buffer {
  const method = childNamed(encrypted, 'EncryptionMethod');
  const algorithm = algorithmOf(method) ?? '';
  if (!KEY_TRANSPORTS.includes(algorithm)) throw new Error(`The key is encrypted by ${algorithm}.`);
  return privateDecrypt(
    { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: oaepHash(method) },
    cipherValue(encrypted),
  );
}

function decryptBytes(name: CipherName, key: Buffer, bytes: Buffer): Buffer {
  const { cipher, key: length } = CIPHERS[name];
  if (key.length !== length) throw new Error('The key has another length.');
  if (cipher === 'aes-256-gcm' || cipher === 'aes-128-gcm') {
    const nonce = bytes.subarray(0, GCM_NONCE);
    const decipher = createDecipheriv(cipher, key, nonce, { authTagLength: GCM_TAG });
    decipher.setAuthTag(bytes.subarray(-GCM_TAG));
    const content = bytes.subarray(GCM_NONCE, -GCM_TAG);
    return Buffer.concat([decipher.update(content), decipher.final()]);
  }
  const decipher = createDecipheriv(cipher, key, bytes.subarray(0, CBC_BLOCK));
  // The padding of XML Encryption is another one than Node's: only its last byte counts.
  decipher.setAutoPadding(false);
  const padded = Buffer.concat([decipher.update(bytes.subarray(CBC_BLOCK)), decipher.final()]);
  const padding = padded.at(-1) ?? 0;
  if (padding < 1 || padding > CBC_BLOCK) throw new Error('The padding is wrong.');
  return padded.subarray(0, -padding);
}

/**
 * Decrypts an element such as `EncryptedAssertion` (XML Encryption 1.1). The content proves nothing about its sender.
 *
 * @param privateKey PEM
 * @returns the XML inside
 * @throws Error or ProviderRefusal. A caller must not let another party tell them apart: with CBC, the difference
 *   between two errors reveals the content.
 */
export function decryptElement(element: XmlElement, privateKey: string): string {
  const data = childNamed(element, 'EncryptedData');
  const algorithm = algorithmOf(childNamed(data, 'EncryptionMethod')) ?? '';
  const name = CIPHER_NAMES.find((known): known is CipherName => known === algorithm);
  if (data === undefined || name === undefined) throw new Error(`It is encrypted by ${algorithm}.`);
  const [key] = descendantsNamed(element, 'EncryptedKey');
  if (key === undefined) throw new Error('It has no key.');
  return decodeXml(decryptBytes(name, decryptKey(key, privateKey), cipherValue(data)));
}
