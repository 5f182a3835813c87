import { beginningsOf } from '../fields/beginnings.ts';
import { quoteLexeme, valueLexeme, wordLexeme } from '../fields/lexeme.ts';
import type { PlainLeaf, TermClause } from './clause.contract.ts';
import { wordsOfTerm } from './clauses.ts';

/** A clause without patterns. */
export type PlainClause =
  | PlainLeaf
  | { readonly kind: 'not'; readonly clause: PlainLeaf }
  | { readonly kind: 'and' | 'or'; readonly clauses: readonly PlainClause[] };

/** The lexemes of a word, its forms and variants, quoted. */
export const lexemesOfWord = (word: TermClause): string[] =>
  wordsOfTerm(word).map((form) => quoteLexeme(wordLexeme(word.code, form)));

function operands(clause: TermClause): string[] {
  switch (clause.kind) {
    case 'word':
      return lexemesOfWord(clause);
    case 'prefix':
      return clause.forms
        .flatMap((form) => beginningsOf(clause.code, form))
        .map(({ lexeme, isWhole }) => `${quoteLexeme(lexeme)}${isWhole ? '' : ':*'}`);
    case 'value':
      return clause.forms.map((form) => quoteLexeme(valueLexeme(clause.code, form)));
  }
}

function termText(clause: TermClause): string {
  const texts = operands(clause);
  return texts.length === 1 ? (texts[0] ?? '') : `(${texts.join('|')})`;
}

/** Writes a clause as a `tsquery`. */
export function toTsquery(clause: PlainClause): string {
  switch (clause.kind) {
    case 'phrase':
      return `(${clause.parts.map(termText).join('<->')})`;
    case 'and':
      return `(${clause.clauses.map(toTsquery).join('&')})`;
    case 'or':
      return `(${clause.clauses.map(toTsquery).join('|')})`;
    case 'not':
      return `!${toTsquery(clause.clause)}`;
    default:
      return termText(clause);
  }
}
