import { formsOf, wordsOf } from '@leeszaal/reference-server/testing';

const NEEDS_FOLDING = /[^a-z]/;

/**
 * Looks up how words are written that the portal has folded: `kore` may be *kore* or *koré*. PostgreSQL's `simple`
 * configuration keeps diacritics.
 *
 * @param words all words, in lower case
 */
export function spellingsOf(words: readonly string[]): (folded: string) => readonly string[] {
  const written = new Map<string, Set<string>>();
  for (const word of words) {
    if (!NEEDS_FOLDING.test(word)) continue;
    for (const form of wordsOf(word).flatMap(formsOf)) {
      written.set(form, (written.get(form) ?? new Set()).add(word));
    }
  }
  return (folded) => [folded, ...(written.get(folded) ?? [])];
}
