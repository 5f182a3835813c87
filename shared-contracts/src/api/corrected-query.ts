import { findWords } from '../text/find-text.ts';
import type { Correction } from './entities/search.ts';

/** A typed query with its corrected words in place of the typed ones. */
export function correctedQuery(query: string, corrections: readonly Correction[]): string {
  const places = corrections
    .flatMap(({ typed, word }) => findWords(query, [typed]).map((span) => ({ ...span, word })))
    .sort((a, b) => b.from - a.from);
  return places.reduce(
    (text, { from, to, word }) => text.slice(0, from) + word + text.slice(to),
    query,
  );
}
