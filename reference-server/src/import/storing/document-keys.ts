import { createHash } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24);

/** The key of a publication that was made for one file. */
export function publicationKey(sha256: string): string {
  return `pub-${digest(sha256)}`;
}

/** The key of a file as a form of a publication: the same file in the same place has the same key. */
export function documentKey(sha256: string, pubKey: string): string {
  return `doc-${digest(`${sha256} ${pubKey}`)}`;
}
