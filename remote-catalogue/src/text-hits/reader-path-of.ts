import { type DocumentSearch, readerPath, type TextHit } from '@leeszaal/shared-contracts';

/** Signs with a meaning of their own in a search of a document (`docs/decisions.md` 72). */
const MEANINGFUL = /[*"()]/;

function searchFor(terms: readonly string[]): DocumentSearch | undefined {
  const [first, ...others] = terms;
  if (first === undefined) return undefined;
  const isPhrase = others.length === 0 && first.includes(' ') && !MEANINGFUL.test(first);
  return { text: terms.join(' '), mode: isPhrase ? 'phrase' : 'words' };
}

/** The address at which the reader opens on a hit, with all of its kind marked. */
export function readerPathOf({ docKey, file, terms }: TextHit): string {
  return readerPath(docKey, { file, search: searchFor(terms) });
}
