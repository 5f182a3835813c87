import type { Correction } from '@leeszaal/shared-contracts';
import type { Clause, LeafClause, TermClause } from '../query/clause.contract.ts';
import { and, replaceLeaves } from '../query/clauses.ts';
import type { SearchPlan } from '../query/search-engine.contract.ts';
import { splitsOf } from '../words/compounds.ts';
import { findCorrections } from './find-corrections.ts';
import type { Lexicon } from './lexicon.contract.ts';
import { correctableWords, typedOf, unfoundOf } from './unfound-words.ts';

/** A plan to try instead, and the words that it corrects. */
export interface RelaxedPlan {
  readonly plan: SearchPlan;
  readonly corrections: readonly Correction[];
}

/** The replacement of one typed word. */
interface Change {
  readonly leaf: TermClause;
  readonly to: Clause;
  /** Undefined if the letters were right. */
  readonly correction: Correction | undefined;
}

const SHORTEST_BEGINNING = 3;

/** A plan with some words changed; the words that score titles follow. */
function changed(plan: SearchPlan, changes: readonly Change[]): RelaxedPlan {
  const corrections = changes.flatMap(({ correction }) => correction ?? []);
  const wordOf = new Map(corrections.map(({ typed, word }) => [typed, word]));
  const clauseOf = new Map<LeafClause, Clause>(changes.map(({ leaf, to }) => [leaf, to]));
  return {
    plan: {
      ...plan,
      main: replaceLeaves(plan.main, (leaf) => clauseOf.get(leaf) ?? leaf),
      words: plan.words.map((word) => wordOf.get(word) ?? word),
    },
    corrections,
  };
}

const asWord = ({ code }: TermClause, word: string): TermClause => ({
  kind: 'word',
  code,
  forms: [word],
});

/** The last typed word as a beginning; undefined if the query does not end in a word. */
function unfinished(plan: SearchPlan, words: readonly TermClause[]): Change | undefined {
  const leaf = words.findLast((each) => typedOf(each) === plan.words.at(-1));
  if (leaf === undefined || typedOf(leaf).length < SHORTEST_BEGINNING) return undefined;
  return {
    leaf,
    to: { kind: 'prefix', code: leaf.code, forms: leaf.forms },
    correction: undefined,
  };
}

/** The corrections of a word, likeliest first. */
async function correctionsOf(
  lexicon: Lexicon,
  plan: SearchPlan,
  leaf: TermClause,
): Promise<Change[]> {
  const typed = typedOf(leaf);
  const words = await findCorrections(lexicon, plan, typed);
  return words.map((word) => ({ leaf, to: asWord(leaf, word), correction: { typed, word } }));
}

/** A typed compound as two words; empty if they are none. */
async function partsOf(lexicon: Lexicon, leaf: TermClause): Promise<Change[]> {
  const splits = splitsOf(typedOf(leaf));
  const known = new Set(await lexicon.known([...new Set(splits.flat())]));
  const split = splits.find((parts) => parts.every((part) => known.has(part)));
  if (split === undefined) return [];
  const to = and(...split.map((part) => asWord(leaf, part)));
  return [{ leaf, to, correction: undefined }];
}

/**
 * The searches that replace a query which finds nothing, in the order in which to try them: the last word as a
 * beginning, then corrections of words that the connection does not have (of any word if it has all), then typed
 * compounds as their parts.
 */
export async function* relaxedPlans(
  lexicon: Lexicon,
  plan: SearchPlan,
): AsyncGenerator<RelaxedPlan> {
  const words = correctableWords(plan);
  const ending = unfinished(plan, words);
  if (ending !== undefined) yield changed(plan, [ending]);

  const unfound = await unfoundOf(lexicon, plan, words);
  const choices: Change[][] = [];
  for (const leaf of unfound.length > 0 ? unfound : words) {
    choices.push(await correctionsOf(lexicon, plan, leaf));
  }
  const likeliest = unfound.length > 0 ? choices.flatMap(([first]) => first ?? []) : [];
  const but = (leaf: TermClause) => likeliest.filter((change) => change.leaf !== leaf);
  if (likeliest.length > 0) yield changed(plan, likeliest);
  if (ending !== undefined && but(ending.leaf).length > 0) {
    yield changed(plan, [...but(ending.leaf), ending]);
  }
  for (const change of choices.flat()) {
    if (!likeliest.includes(change)) yield changed(plan, [...but(change.leaf), change]);
  }
  for (const leaf of unfound) {
    for (const parts of await partsOf(lexicon, leaf)) yield changed(plan, [...but(leaf), parts]);
  }
}
