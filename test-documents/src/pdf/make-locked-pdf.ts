import { createCipheriv, createHash } from 'node:crypto';
import { type Objects, writePdf } from './write-pdf.ts';

/** Encryption of a PDF with the empty user password. */
export interface MadeLock {
  /** `V` and `R` of its encryption dictionary. */
  readonly version: 1 | 2 | 4;
  readonly revision: 2 | 3 | 4;
  readonly keyBits: 40 | 128;
  /** `Length` of the encryption dictionary, in bits. */
  readonly length?: number;
  /** The crypt filter of version 4; its `Length` is in bytes, or in bits with some programs. */
  readonly filter?: { readonly method: 'V2' | 'AESV2'; readonly length?: number };
}

const PADDING = Buffer.from(
  '28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A',
  'hex',
);
const ID = Buffer.from('0123456789abcdef0123456789abcdef', 'hex');
const PERMISSIONS = -44;
const ROUNDS = 50;

const md5 = (...parts: readonly Uint8Array[]) => {
  const hash = createHash('md5');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** RC4, which current libraries lack. */
function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  const swap = (one: number, other: number) => {
    const kept = state[one] ?? 0;
    state[one] = state[other] ?? 0;
    state[other] = kept;
  };
  for (let at = 0, to = 0; at < 256; at += 1) {
    to = (to + (state[at] ?? 0) + (key[at % key.length] ?? 0)) & 0xff;
    swap(at, to);
  }
  let [at, to] = [0, 0];
  return Buffer.from(
    data.map((byte) => {
      at = (at + 1) & 0xff;
      to = (to + (state[at] ?? 0)) & 0xff;
      swap(at, to);
      return byte ^ (state[((state[at] ?? 0) + (state[to] ?? 0)) & 0xff] ?? 0);
    }),
  );
}

const turned = (key: Uint8Array, round: number) => key.map((byte) => byte ^ round);

function again(key: Uint8Array, data: Uint8Array): Buffer {
  let turnedData = rc4(key, data);
  for (let round = 1; round < 20; round += 1) turnedData = rc4(turned(key, round), turnedData);
  return turnedData;
}

/** The key of a file, and the hashes of both passwords (ISO 32000-1, 7.6.3). */
function makeKeys({ revision, keyBits }: MadeLock) {
  const size = keyBits / 8;
  const stretched = (digest: Buffer) => {
    let key = digest;
    if (revision > 2) {
      for (let round = 0; round < ROUNDS; round += 1) key = md5(key.subarray(0, size));
    }
    return key.subarray(0, size);
  };
  const ownerKey = stretched(md5(PADDING));
  const owner = revision > 2 ? again(ownerKey, PADDING) : rc4(ownerKey, PADDING);
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(PERMISSIONS);
  const key = stretched(md5(PADDING, owner, permissions, ID));
  const user =
    revision > 2
      ? Buffer.concat([again(key, md5(PADDING, ID)), Buffer.alloc(16)])
      : rc4(key, PADDING);
  return { key, owner, user };
}

function lockObject(number: number, data: Uint8Array, key: Uint8Array, isAes: boolean): Buffer {
  const salt = isAes ? Buffer.from('sAlT') : Buffer.alloc(0);
  const numbers = Buffer.from([number & 0xff, number >> 8, number >> 16, 0, 0]);
  const own = md5(key, numbers, salt).subarray(0, Math.min(16, key.length + 5));
  if (!isAes) return rc4(own, data);
  const start = Buffer.alloc(16, 7);
  const cipher = createCipheriv('aes-128-cbc', own, start);
  return Buffer.concat([start, cipher.update(data), cipher.final()]);
}

/** Makes a PDF of one page with a word, encrypted with the empty user password. */
export function makeLockedPdf(word: string, lock: MadeLock): Uint8Array {
  const { version, revision, length, filter } = lock;
  const { key, owner, user } = makeKeys(lock);
  const text = Buffer.from(`BT /F 20 Tf 40 100 Td (${word}) Tj ET`);
  const content = lockObject(5, text, key, filter?.method === 'AESV2');
  const stated = (name: string, value: number | undefined) =>
    value === undefined ? '' : `/${name} ${value}`;
  const crypt = filter
    ? `/CF << /StdCF << /CFM /${filter.method} ${stated('Length', filter.length)} >> >> /StmF /StdCF /StrF /StdCF`
    : '';
  const objects: Objects = {
    1: ['<< /Type /Catalog /Pages 2 0 R >>'],
    2: ['<< /Type /Pages /Kids [4 0 R] /Count 1 >>'],
    3: ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
    4: [
      '<< /Type /Page /Parent 2 0 R /Contents 5 0 R /MediaBox [0 0 300 200] /Resources << /Font << /F 3 0 R >> >> >>',
    ],
    5: [`<< /Length ${content.length} >>\nstream\n`, content, '\nendstream'],
    6: [
      `<< /Filter /Standard /V ${version} /R ${revision} ${stated('Length', length)} /P ${PERMISSIONS} /O <${owner.toString('hex')}> /U <${user.toString('hex')}> ${crypt} >>`,
    ],
  };
  const id = `<${ID.toString('hex')}>`;
  return writePdf(objects, `/Encrypt 6 0 R /ID [${id} ${id}]`);
}
