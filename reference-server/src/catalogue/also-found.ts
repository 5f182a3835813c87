import type { Correction, Publication } from '@leeszaal/shared-contracts';
import { type Clause, leavesOf, matchesPattern } from '../search/index.ts';
import { wordsOf } from '../text/words.ts';

function variantsOf(clause: Clause): string[] {
  return leavesOf(clause, true).flatMap((leaf) =>
    leaf.kind === 'word' && leaf.variants !== undefined
      ? [...leaf.variants.stems, ...leaf.variants.others]
      : [],
  );
}

/** Patterns with `?`, which a marked term cannot have. */
function patternsOf(clause: Clause): string[] {
  return leavesOf(clause, true).flatMap((leaf) =>
    leaf.kind === 'pattern' ? leaf.forms.filter((form) => form.includes('?')) : [],
  );
}

/**
 * The words for which publications were found, beside the typed ones. Only those that the publications show: the
 * vocabulary has words of other connections, which people of this one may not see.
 */
export function alsoFound(
  clause: Clause,
  corrections: readonly Correction[],
  publications: readonly Publication[],
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
  return [...shown].filter((word) => words.has(word) || isPattern(word));
}
