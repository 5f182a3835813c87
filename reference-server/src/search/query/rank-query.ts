import { quoteLexeme, wordLexeme } from '../fields/lexeme.ts';
import type { Clause, LeafClause } from './clause.contract.ts';
import { leavesOf } from './clauses.ts';

const OPERANDS_AT_MOST = 100;

function operands(leaf: LeafClause): string[] {
  if (leaf.kind === 'phrase') return leaf.parts.flatMap(operands);
  if (leaf.kind === 'value') return [];
  const words = leaf.forms.map((form) =>
    quoteLexeme(wordLexeme(leaf.code, form.replaceAll('*', ''))),
  );
  // The whole word counts on top of words that begin with it.
  return leaf.kind === 'word' ? words : words.flatMap((word) => [word, `${word}:*`]);
}

/**
 * The words whose hits make up the score, as a `tsquery` of alternatives, so that each adds what its
 * best place is worth; undefined when there is nothing to tell hits apart by.
 */
export function rankQuery(...clauses: readonly Clause[]): string | undefined {
  const leaves = clauses.flatMap((clause) => leavesOf(clause, true));
  const words = new Set(leaves.flatMap(operands));
  return words.size === 0 ? undefined : [...words].slice(0, OPERANDS_AT_MOST).join('|');
}
