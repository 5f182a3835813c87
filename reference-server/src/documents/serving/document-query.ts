import { foldText } from '@leeszaal/shared-contracts';

/** What is looked for in a document, folded: all the terms have to be in one file, each anywhere in it. */
export type DocumentQuery = readonly string[];

/**
 * Reads the query that the reader builds (`docs/decisions.md` 72): words as `(*word* *word*)`, a phrase
 * in double quotes. What is in neither form is read as words.
 */
export function parseDocumentQuery(query: string): DocumentQuery {
  const phrase = /^\s*"([\s\S]*)"\s*$/.exec(query)?.[1];
  if (phrase !== undefined) return [foldText(phrase.replaceAll(/["*()]/g, ' '))].filter(Boolean);
  const words = foldText(query.replaceAll(/["*()]/g, ' '))
    .split(' ')
    .filter(Boolean);
  return [...new Set(words)];
}

/** A term as a pattern for `like`, found anywhere. */
export function containsPattern(term: string): string {
  return `%${term.replace(/[\\%_]/g, '\\$&')}%`;
}
