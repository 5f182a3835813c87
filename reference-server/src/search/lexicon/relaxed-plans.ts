import type { Correction } from '@leeszaal/shared-contracts';
import type { Clause, LeafClause, TermClause } from '../query/clause.contract.ts';
import { and, leavesOf, replaceLeaves, wordsOfTerm } from '../query/clauses.ts';
import type { SearchPlan } from '../query/search-engine.contract.ts';
import { isCommonWord } from '../words/common-words.ts';
import { splitsOf } from '../words/compounds.ts';
import { errorsAllowed } from '../words/typing-errors.ts';
import { findCorrections } from './find-corrections.ts';
import type { Lexicon } from './lexicon.contract.ts';

/** A plan to try instead, and the words that it corrects. */
export interface RelaxedPlan {
  readonly plan: SearchPlan;
  readonly corrections: readonly Correction[];
}

const SHORTEST_BEGINNING = 3;
/** The most words of a query that are corrected. */
const WORDS_AT_MOST = 6;

const isPlainWord = (leaf: LeafClause): leaf is TermClause =>
  leaf.kind === 'word' && leaf.isLiteral === undefined;

const typedOf = ({ forms: [typed] }: TermClause): string => typed;

/** A plan with some leaves replaced; its words, which score titles, follow. */
function replaced(
  plan: SearchPlan,
  changes: ReadonlyMap<LeafClause, Clause>,
  corrections: readonly Correction[],
): RelaxedPlan {
  const wordOf = new Map(corrections.map(({ typed, word }) => [typed, word]));
  return {
    plan: {
      ...plan,
      main: replaceLeaves(plan.main, (leaf) => changes.get(leaf) ?? leaf),
      words: plan.words.map((word) => wordOf.get(word) ?? word),
    },
    corrections,
  };
}

/** The last typed word as a beginning; undefined if the query does not end in a word. */
function unfinished(
  plan: SearchPlan,
  words: readonly TermClause[],
): [TermClause, Clause] | undefined {
  const last = words.findLast((leaf) => typedOf(leaf) === plan.words.at(-1));
  if (last === undefined || typedOf(last).length < SHORTEST_BEGINNING) return undefined;
  return [last, { kind: 'prefix', code: last.code, forms: last.forms }];
}

async function unfoundOf(
  lexicon: Lexicon,
  { connectionId, context }: SearchPlan,
  words: readonly TermClause[],
): Promise<TermClause[]> {
  const all = [...new Set(words.flatMap(wordsOfTerm))];
  const counted = await lexicon.frequencies(connectionId, context, all);
  const found = new Set(counted.filter(({ hits }) => hits > 0).map(({ word }) => word));
  return words.filter((leaf) => !wordsOfTerm(leaf).some((word) => found.has(word)));
}

const asWord = (leaf: TermClause, word: string): TermClause => ({
  kind: 'word',
  code: leaf.code,
  forms: [word],
});

async function partsOf(lexicon: Lexicon, leaf: TermClause): Promise<Clause | undefined> {
  const splits = splitsOf(typedOf(leaf));
  const known = new Set(await lexicon.known([...new Set(splits.flat())]));
  const split = splits.find((parts) => parts.every((part) => known.has(part)));
  return split && and(...split.map((part) => asWord(leaf, part)));
}

/**
 * What to search instead of a query that finds nothing, in the order in which to try it: the last word as a beginning,
 * then corrections of words that the connection does not have (of any word if it has all), then typed compounds as
 * their parts.
 */
export async function* relaxedPlans(
  lexicon: Lexicon,
  plan: SearchPlan,
): AsyncGenerator<RelaxedPlan> {
  const words = leavesOf(plan.main, true)
    .filter(isPlainWord)
    .filter((leaf) => !isCommonWord(typedOf(leaf)))
    .slice(0, WORDS_AT_MOST);
  const ending = unfinished(plan, words);
  if (ending !== undefined) yield replaced(plan, new Map([ending]), []);

  const unfound = await unfoundOf(lexicon, plan, words);
  const wrong = (unfound.length > 0 ? unfound : words).filter((leaf) =>
    errorsAllowed(typedOf(leaf)),
  );
  const corrected = new Map<TermClause, string[]>();
  for (const leaf of wrong) {
    const found = await findCorrections(lexicon, plan, typedOf(leaf));
    if (found.length > 0) corrected.set(leaf, found);
  }
  const firsts = [...corrected].flatMap(([leaf, [word]]) =>
    word === undefined ? [] : [{ leaf, word }],
  );
  const correctionOf = ({ leaf, word }: { leaf: TermClause; word: string }): Correction => ({
    typed: typedOf(leaf),
    word,
  });
  const changesOf = (list: typeof firsts) =>
    list.map(({ leaf, word }): [LeafClause, Clause] => [leaf, asWord(leaf, word)]);

  if (unfound.length > 0) {
    if (firsts.length > 0)
      yield replaced(plan, new Map(changesOf(firsts)), firsts.map(correctionOf));
    const others = firsts.filter(({ leaf }) => leaf !== ending?.[0]);
    if (ending !== undefined && others.length > 0) {
      yield replaced(plan, new Map([...changesOf(others), ending]), others.map(correctionOf));
    }
  }
  for (const [leaf, found] of corrected) {
    const rest = unfound.length > 0 ? firsts.filter((first) => first.leaf !== leaf) : [];
    for (const word of found) {
      const list = [...rest, { leaf, word }];
      yield replaced(plan, new Map(changesOf(list)), list.map(correctionOf));
    }
  }
  for (const leaf of unfound) {
    const parts = await partsOf(lexicon, leaf);
    if (parts !== undefined) yield replaced(plan, new Map([[leaf, parts]]), []);
  }
}
