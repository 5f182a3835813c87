import { type DocumentSearch, readerPath, type TextHit } from '@leeszaal/shared-contracts';

/** Operators of a document search (`docs/decisions.md` 72). */
const OPERATORS = /[*"()]/;

function searchFor(terms: readonly string[]): DocumentSearch | undefined {
  const [first, ...others] = terms;
  if (first === undefined) return undefined;
  const isPhrase = others.length === 0 && first.includes(' ') && !OPERATORS.test(first);
  return { text: terms.join(' '), mode: isPhrase ? 'phrase' : 'words' };
}

/** The address at which the reader opens a hit and marks all hits of its terms. */
export function readerPathOf({ docKey, file, terms }: TextHit): string {
  return readerPath(docKey, { file, search: searchFor(terms) });
}
