import { createHmac } from 'node:crypto';

/** An app for codes, as on a person's telephone. */
export interface Authenticator {
  /** A code that was not given before: the portal accepts each once. Two of them are valid within 30 seconds. */
  nextCode(): string;
}

const PERIOD_MS = 30_000;
const DIGITS = 6;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Enters a key in an app for codes (RFC 6238). @param key base32, in groups */
export function createAuthenticator(key: string): Authenticator {
  const secret = fromBase32(key.replaceAll(' ', ''));
  let last = 0;
  return {
    nextCode() {
      // The portal also accepts the code of the step to come.
      last = Math.max(last + 1, Math.floor(Date.now() / PERIOD_MS));
      return codeOf(secret, last);
    },
  };
}

function codeOf(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0x0f;
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

function fromBase32(text: string): Uint8Array {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'));
  return Uint8Array.from(bits.join('').match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}
