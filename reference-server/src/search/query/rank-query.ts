import { quoteLexeme, wordLexeme } from '../fields/lexeme.ts';
import { codeOf, searchFieldNamed } from '../fields/search-fields.ts';
import type { Clause, LeafClause } from './clause.contract.ts';
import { leavesOf } from './clauses.ts';

const OPERANDS_AT_MOST = 100;

const titleField = searchFieldNamed('title');
const TITLE_CODE = titleField === undefined ? '' : codeOf(titleField);

function operands(leaf: LeafClause): string[] {
  if (leaf.kind === 'phrase') return leaf.parts.flatMap(operands);
  if (leaf.kind === 'value') return [];
  const words = leaf.forms.map((form) =>
    quoteLexeme(wordLexeme(leaf.code, form.replaceAll('*', ''))),
  );
  // The whole word scores in addition to words that begin with it.
  return leaf.kind === 'word' ? words : words.flatMap((word) => [word, `${word}:*`]);
}

/** The scoring words, as a `tsquery` of alternatives; undefined if all hits score equally. */
export function rankQuery(...clauses: readonly Clause[]): string | undefined {
  const leaves = clauses.flatMap((clause) => leavesOf(clause, true));
  const words = new Set(leaves.flatMap(operands));
  return words.size === 0 ? undefined : [...words].slice(0, OPERANDS_AT_MOST).join('|');
}

/** What bounds the score of a hit. */
export type RankBound =
  /** Any number of words can score. */
  | { readonly kind: 'none' }
  /** Only the words of the query score. */
  | {
      readonly kind: 'words';
      /** A query of hits with the only scoring word in their title; undefined with more words. */
      readonly inTitle: string | undefined;
    };

function inTitle(leaves: readonly LeafClause[]): string | undefined {
  const [leaf, another] = leaves;
  if (another !== undefined || leaf?.kind !== 'word') return undefined;
  if (leaf.code !== '' && leaf.code !== TITLE_CODE) return undefined;
  return leaf.forms.map((form) => quoteLexeme(wordLexeme(TITLE_CODE, form))).join('|');
}

function standsForMany(leaf: LeafClause): boolean {
  if (leaf.kind === 'phrase') return leaf.parts.some(standsForMany);
  return leaf.kind === 'prefix' || leaf.kind === 'pattern';
}

/** The bound of scores by {@link rankQuery}. */
export function rankBound(...clauses: readonly Clause[]): RankBound {
  const leaves = clauses.flatMap((clause) => leavesOf(clause, true));
  const ranked = leaves.filter(({ kind }) => kind !== 'value');
  if (ranked.some(standsForMany)) return { kind: 'none' };
  return { kind: 'words', inTitle: inTitle(ranked) };
}
