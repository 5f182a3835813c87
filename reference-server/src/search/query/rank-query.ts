import { quoteLexeme, wordLexeme } from '../fields/lexeme.ts';
import type { Clause, TermClause } from './clause.contract.ts';
import { positiveTerms } from './clauses.ts';

const OPERANDS_AT_MOST = 100;

function operands({ kind, code, forms }: TermClause): string[] {
  const words = forms.map((form) => quoteLexeme(wordLexeme(code, form.replaceAll('*', ''))));
  switch (kind) {
    case 'value':
      return [];
    case 'word':
      return words;
    // The whole word counts on top of words that begin with it.
    case 'prefix':
    case 'pattern':
      return words.flatMap((word) => [word, `${word}:*`]);
  }
}

/**
 * The words whose hits make up the score, as a `tsquery` of alternatives, so that each adds what its
 * best place is worth; undefined when there is nothing to tell hits apart by.
 */
export function rankQuery(...clauses: readonly Clause[]): string | undefined {
  const words = new Set(clauses.flatMap(positiveTerms).flatMap(operands));
  return words.size === 0 ? undefined : [...words].slice(0, OPERANDS_AT_MOST).join('|');
}
