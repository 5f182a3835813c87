import type { Correction, Publication } from '@leeszaal/shared-contracts';
import { type Clause, leavesOf, matchesPattern } from '../../search/index.ts';
import { wordsOf } from '../../text/words.ts';

/** Bounds the comparisons of words with patterns. */
const PATTERNS_AT_MOST = 12;
/** Bounds the answer. */
const WORDS_AT_MOST = 50;

/** The texts of a publication that a result shows. */
export type ShownTexts = Pick<
  Publication,
  'title' | 'subtitle' | 'authors' | 'keywords' | 'abstract'
>;

function variantsOf(clause: Clause): string[] {
  return leavesOf(clause, true).flatMap((leaf) =>
    leaf.kind === 'word' && leaf.variants !== undefined
      ? [...leaf.variants.stems, ...leaf.variants.others]
      : [],
  );
}

/** Patterns with `?`, which a marked term cannot have. */
function patternsOf(clause: Clause): string[] {
  const patterns = leavesOf(clause, true).flatMap((leaf) =>
    leaf.kind === 'pattern' ? leaf.forms.filter((form) => form.includes('?')) : [],
  );
  return [...new Set(patterns)].slice(0, PATTERNS_AT_MOST);
}

/**
 * The words for which publications were found, beside the typed ones. Only those that the publications show: the
 * vocabulary has words of other connections, which people of this one may not see.
 */
export function alsoFound(
  clause: Clause,
  corrections: readonly Correction[],
  publications: readonly ShownTexts[],
): string[] {
  const words = new Set([...variantsOf(clause), ...corrections.map(({ word }) => word)]);
  const patterns = patternsOf(clause);
  if (words.size + patterns.length === 0) return [];
  const shown = new Set(
    publications
      .flatMap(({ title, subtitle, authors, keywords, abstract }) => [
        title,
        subtitle,
        abstract,
        ...authors,
        ...keywords,
      ])
      .flatMap((text) => wordsOf(text ?? '').map(({ folded }) => folded)),
  );
  const isPattern = (word: string) => patterns.some((pattern) => matchesPattern(word, pattern));
  return shown
    .values()
    .filter((word) => words.has(word) || isPattern(word))
    .take(WORDS_AT_MOST)
    .toArray();
}
