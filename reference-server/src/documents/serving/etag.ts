import { createHash } from 'node:crypto';

/** Raised when the same file is served differently than before, so that no browser keeps the old form. */
const SERVING_VERSION = '1';

/** A strong validator, without quotes, for what is made of a file in one way. */
export function etagOf(sha256: string, ...way: readonly (string | number)[]): string {
  const hash = createHash('sha256').update([SERVING_VERSION, sha256, ...way].join(' '));
  return hash.digest('base64url').slice(0, 22);
}
