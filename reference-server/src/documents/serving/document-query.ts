import { foldText } from '@leeszaal/shared-contracts';

/** Folded terms of a search; a file matches when it contains all of them. */
export type DocumentQuery = readonly string[];

/**
 * Parses the reader's query (`docs/decisions.md` 72): words as `(*word* *word*)`, a phrase in double quotes.
 * Any other query is words.
 */
export function parseDocumentQuery(query: string): DocumentQuery {
  const phrase = /^\s*"([\s\S]*)"\s*$/.exec(query)?.[1];
  if (phrase !== undefined) return [foldText(phrase.replaceAll(/["*()]/g, ' '))].filter(Boolean);
  const words = foldText(query.replaceAll(/["*()]/g, ' '))
    .split(' ')
    .filter(Boolean);
  return [...new Set(words)];
}

/** A `like` pattern that finds a term anywhere. */
export function containsPattern(term: string): string {
  return `%${term.replace(/[\\%_]/g, '\\$&')}%`;
}
