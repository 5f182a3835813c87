import type { DocumentSearchMode } from '@leeszaal/shared-contracts';

/** How the words of a search in the document are meant; kept in the browser (`docs/behaviour.md` R 3). */
export type SearchMode = DocumentSearchMode;

/** What has a meaning of its own in a built query, so that it cannot be typed (`docs/decisions.md` 72). */
const MEANINGFUL = /[*"()]/g;

/**
 * What to look for in a typed text: its words, or the text as a whole. Empty when nothing is left to
 * look for.
 */
export function searchTerms(typed: string, mode: SearchMode): readonly string[] {
  const text = typed.replaceAll(MEANINGFUL, ' ').trim().replaceAll(/\s+/g, ' ');
  if (text === '') return [];
  return mode === 'phrase' ? [text] : text.split(' ');
}

/** The query text for some terms: `(*word* *word*)`, or a phrase in double quotes (`docs/behaviour.md` R 4). */
export function queryText(terms: readonly string[], mode: SearchMode): string {
  return mode === 'phrase'
    ? `"${terms.join(' ')}"`
    : `(${terms.map((term) => `*${term}*`).join(' ')})`;
}
