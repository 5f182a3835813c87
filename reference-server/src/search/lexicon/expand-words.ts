import { isCommonWord } from '@leeszaal/shared-contracts';
import type { Clause, LeafClause, TermClause } from '../query/clause.contract.ts';
import { leavesOf, replaceLeaves } from '../query/clauses.ts';
import { isStemmable } from '../words/stem-word.ts';
import type { FindVariants } from './cached-variants.ts';

/** The most words that get variants. */
const WORDS_AT_MOST = 12;

function isExpanded(leaf: LeafClause): leaf is TermClause {
  return (
    leaf.kind === 'word' &&
    leaf.isLiteral === undefined &&
    leaf.variants === undefined &&
    leaf.forms.some((form) => isStemmable(form) && !isCommonWord(form))
  );
}

/**
 * Adds to each word of a query the other words of the vocabulary that it also means (`findVariants`). Words in quotes,
 * excluded words and common words stay as they are.
 */
export async function expandWords(variantsOf: FindVariants, clause: Clause): Promise<Clause> {
  const leaves = leavesOf(clause, true).filter(isExpanded).slice(0, WORDS_AT_MOST);
  if (leaves.length === 0) return clause;
  const found = await variantsOf(leaves.map(({ forms }) => forms));
  const expanded = new Map<LeafClause, TermClause>();
  for (const [at, leaf] of leaves.entries()) {
    const variants = found[at];
    if (variants && variants.stems.length + variants.others.length > 0) {
      expanded.set(leaf, { ...leaf, variants });
    }
  }
  // A negated leaf is another object, and so is not replaced.
  return replaceLeaves(clause, (leaf) => expanded.get(leaf) ?? leaf);
}
