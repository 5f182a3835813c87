import { randomInt } from 'node:crypto';
import { digest } from '../../text/digest.ts';

/** The number of recovery codes of a set. */
export const RECOVERY_CODES = 10;

/** Letters and digits that are not taken for one another: base32. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** 80 random bits: a fast hash is enough. */
const LENGTH = 16;

/** A new recovery code, in groups of four. */
export function makeRecoveryCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return (letters.join('').match(/.{4}/g) ?? []).join('-');
}

/** The hash of a recovery code in its typed or printed form. */
export const hashOfRecoveryCode = (code: string): string =>
  digest(`recovery code ${code.replaceAll('-', '')}`);
