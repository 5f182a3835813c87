import { isCommonWord } from '@leeszaal/shared-contracts';
import type { LeafClause, TermClause } from '../query/clause.contract.ts';
import { leavesOf, wordsOfTerm } from '../query/clauses.ts';
import type { SearchPlan } from '../query/search-engine.contract.ts';
import { findCorrections } from './find-corrections.ts';
import type { Lexicon } from './lexicon.contract.ts';
import type { UnfoundWord } from './word-engine.contract.ts';

/** The most words of a query that are corrected. */
const WORDS_AT_MOST = 6;

const isPlainWord = (leaf: LeafClause): leaf is TermClause =>
  leaf.kind === 'word' && leaf.isLiteral === undefined;

/** A word as it was typed, folded. */
export const typedOf = ({ forms: [typed] }: TermClause): string => typed;

/** The words of a plan that may be corrected: not those in quotes, excluded or common. */
export function correctableWords({ main }: SearchPlan): TermClause[] {
  return leavesOf(main, true)
    .filter(isPlainWord)
    .filter((leaf) => !isCommonWord(typedOf(leaf)))
    .slice(0, WORDS_AT_MOST);
}

/** Those of some words that the connection of a plan does not have in any form. */
export async function unfoundOf(
  lexicon: Lexicon,
  { connectionId, context }: SearchPlan,
  words: readonly TermClause[],
): Promise<TermClause[]> {
  const occur = await lexicon.occur(connectionId, context, words.map(wordsOfTerm));
  return words.filter((_leaf, at) => occur[at] !== true);
}

/** The typed words that the connection of a plan does not have, with their likeliest corrections. */
export async function unfoundWords(lexicon: Lexicon, plan: SearchPlan): Promise<UnfoundWord[]> {
  const unfound: UnfoundWord[] = [];
  for (const leaf of await unfoundOf(lexicon, plan, correctableWords(plan))) {
    const typed = typedOf(leaf);
    const [correction] = await findCorrections(lexicon, plan, typed);
    unfound.push({ typed, correction });
  }
  return unfound;
}
