import { type DocumentSearchMode, foldText } from '@leeszaal/shared-contracts';
import { plainQuery } from './blank-query.ts';

/** Search for words or for a phrase; kept in the browser (`docs/behaviour.md` R3). */
export type SearchMode = DocumentSearchMode;

/**
 * The terms of a typed text: its words, or the whole phrase. Empty for a text of blanks and signs.
 */
export function searchTerms(typed: string, mode: SearchMode): readonly string[] {
  const text = plainQuery(typed);
  if (text === '') return [];
  return mode === 'phrase' ? [text] : text.split(' ').flatMap(splitAsFolded);
}

/** The server splits words after folding: `a´b` is found as *a* and *b*. */
function splitAsFolded(word: string): readonly string[] {
  const folded = foldText(word).split(' ');
  return folded.length === 1 ? [word] : folded;
}

/** The query text of terms: `(*word* *word*)`, or a phrase in double quotes (`docs/behaviour.md` R4). */
export function queryText(terms: readonly string[], mode: SearchMode): string {
  return mode === 'phrase'
    ? `"${terms.join(' ')}"`
    : `(${terms.map((term) => `*${term}*`).join(' ')})`;
}
