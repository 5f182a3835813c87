import { createHash } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24);

/** The key of a publication that was created for a file. */
export function publicationKey(sha256: string): string {
  return `pub-${digest(sha256)}`;
}

/** The key of a file in a publication; the same whenever it is imported. */
export function documentKey(sha256: string, pubKey: string): string {
  return `doc-${digest(`${sha256} ${pubKey}`)}`;
}
