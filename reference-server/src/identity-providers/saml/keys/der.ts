/* The part of DER (ITU-T X.690) that a certificate needs. */

const LONG_LENGTH = 0x80;

function lengthOf({ length }: Buffer): Buffer {
  if (length < LONG_LENGTH) return Buffer.from([length]);
  const hex = length.toString(16);
  const bytes = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
  return Buffer.concat([Buffer.from([LONG_LENGTH | bytes.length]), bytes]);
}

const tagged = (tag: number, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from([tag]), lengthOf(content), content]);

/** A list of values. */
export const derSequence = (...values: readonly Buffer[]): Buffer =>
  tagged(0x30, Buffer.concat(values));

/** A set with one value. */
export const derSet = (value: Buffer): Buffer => tagged(0x31, value);

/** A whole number that is not negative. */
export function derNumber(value: bigint): Buffer {
  const hex = value.toString(16);
  const bytes = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
  // The first bit is the sign.
  const isSigned = (bytes[0] ?? 0) >= 0x80;
  return tagged(0x02, isSigned ? Buffer.concat([Buffer.from([0]), bytes]) : bytes);
}

/** An object identifier whose parts are given as their encoded bytes. */
export const derObjectId = (...bytes: readonly number[]): Buffer =>
  tagged(0x06, Buffer.from(bytes));

/** No value. */
export const derNull = (): Buffer => tagged(0x05, Buffer.alloc(0));

/** Text. */
export const derText = (text: string): Buffer => tagged(0x0c, Buffer.from(text, 'utf8'));

/** Whole bytes as a string of bits. */
export const derBits = (bytes: Buffer): Buffer =>
  tagged(0x03, Buffer.concat([Buffer.from([0]), bytes]));

/** A moment, with the century from 2050 (RFC 5280, section 4.1.2.5). */
export function derTime(moment: Date): Buffer {
  const digits = `${moment.toISOString().replaceAll(/[-:T]|\.\d+Z/g, '')}Z`;
  const hasCentury = moment.getUTCFullYear() >= 2050;
  return tagged(hasCentury ? 0x18 : 0x17, Buffer.from(hasCentury ? digits : digits.slice(2)));
}
