import type { Forms, Variants } from '../query/clause.contract.ts';
import { findVariants } from './find-variants.ts';
import type { Lexicon } from './lexicon.contract.ts';

/** Looks up the variants of words, each given in its forms. */
export type FindVariants = (words: readonly Forms[]) => Promise<readonly Variants[]>;

/** From so many words on the cache is emptied. A word has up to eighty variants. */
const WORDS_KEPT = 2000;

const NO_VARIANTS: Variants = { stems: [], others: [] };

/**
 * `findVariants` with a cache for one version of the catalogue. The version is read for each search, so the variants
 * are those of the present vocabulary, also after another process has changed it.
 */
export function createCachedVariants(lexicon: Lexicon): FindVariants {
  let cache = { version: Number.NaN, known: new Map<string, Variants>() };
  return async (words) => {
    const version = await lexicon.version();
    if (version !== cache.version || cache.known.size >= WORDS_KEPT) {
      cache = { version, known: new Map() };
    }
    // A concurrent search may replace the cache.
    const { known } = cache;
    const keyed = words.map((forms) => ({ forms, key: forms.join(' ') }));
    const missing = keyed.filter(({ key }) => !known.has(key));
    if (missing.length > 0) {
      const found = await findVariants(
        lexicon,
        missing.map(({ forms }) => forms),
      );
      for (const [at, { key }] of missing.entries()) known.set(key, found[at] ?? NO_VARIANTS);
    }
    return keyed.map(({ key }) => known.get(key) ?? NO_VARIANTS);
  };
}
