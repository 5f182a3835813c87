import { createHash } from 'node:crypto';

/** Increased when files are served differently, so that browsers drop the old form. */
const SERVING_VERSION = '1';

/** A strong validator, without quotes. @param way how the body is made from the file */
export function etagOf(sha256: string, ...way: readonly (string | number)[]): string {
  const hash = createHash('sha256').update([SERVING_VERSION, sha256, ...way].join(' '));
  return hash.digest('base64url').slice(0, 22);
}
