import type { Correction, Publication } from '@leeszaal/shared-contracts';
import { type Clause, leavesOf } from '../search/index.ts';
import { wordsOf } from '../text/words.ts';

function variantsOf(clause: Clause): string[] {
  return leavesOf(clause, true).flatMap((leaf) =>
    leaf.kind === 'word' && leaf.variants !== undefined
      ? [...leaf.variants.stems, ...leaf.variants.others]
      : [],
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
  if (words.size === 0) return [];
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
  return [...words].filter((word) => shown.has(word));
}
