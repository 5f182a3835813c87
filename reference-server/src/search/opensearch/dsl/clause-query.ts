import { valueLexeme, wordLexeme } from '../../fields/lexeme.ts';
import type { Clause, LeafClause, PatternClause, TermClause } from '../../query/clause.contract.ts';
import { wordsOfTerm } from '../../query/clauses.ts';
import type { Query, SpanQuery } from './query.contract.ts';

/** The words of the vocabulary that match a pattern, without the code of its field. */
export type WordsOfPattern = (pattern: PatternClause) => readonly string[];

export const MATCH_ALL: Query = { match_all: {} };
export const MATCH_NONE: Query = { match_none: {} };

/** The most words that a prefix stands for within a phrase, below the engine's limit of clauses. */
const WORDS_IN_PHRASE = 500;

/** Every one of some conditions. */
export function allOf(queries: readonly Query[]): Query {
  const [only, another] = queries;
  if (only === undefined) return MATCH_ALL;
  return another === undefined ? only : { bool: { filter: queries } };
}

/** One of some conditions. */
export function anyOf(queries: readonly Query[]): Query {
  const [only, another] = queries;
  if (only === undefined) return MATCH_NONE;
  return another === undefined ? only : { bool: { should: queries, minimum_should_match: 1 } };
}

/** Not this condition. */
export const noneOf = (queries: readonly Query[]): Query => ({ bool: { must_not: queries } });

/** Where the words of a field are, or those of all. */
const placeOf = (code: string): string => (code === '' ? 'words' : 'field_words');

function spanOf({ kind, code, forms, ...term }: TermClause): SpanQuery {
  const field = placeOf(code);
  const words = wordsOfTerm({ kind, code, forms, ...term }).map((word) => wordLexeme(code, word));
  const clauses = words.map((word): SpanQuery => {
    if (kind !== 'prefix') return { span_term: { [field]: word } };
    const prefix = { [field]: { value: word, rewrite: `top_terms_${WORDS_IN_PHRASE}` } };
    return { span_multi: { match: { prefix } } };
  });
  const [first] = clauses;
  return clauses.length === 1 && first !== undefined ? first : { span_or: { clauses } };
}

function leafQuery(leaf: LeafClause, wordsOf: WordsOfPattern): Query {
  if (leaf.kind === 'phrase') {
    return { span_near: { clauses: leaf.parts.map(spanOf), slop: 0, in_order: true } };
  }
  const { code } = leaf;
  const within = (words: readonly string[]): Query =>
    words.length === 0
      ? MATCH_NONE
      : { terms: { [placeOf(code)]: words.map((word) => wordLexeme(code, word)) } };
  switch (leaf.kind) {
    case 'word':
      return within(wordsOfTerm(leaf));
    case 'pattern':
      return within(wordsOf(leaf));
    case 'value':
      return { terms: { values: leaf.forms.map((form) => valueLexeme(code, form)) } };
    case 'prefix':
      return anyOf(
        leaf.forms.map((form): Query => {
          return { prefix: { [placeOf(code)]: { value: wordLexeme(code, form) } } };
        }),
      );
  }
}

/** The documents that match a clause. Words are compared as they are: the engine analyses none. */
export function clauseQuery(clause: Clause, wordsOf: WordsOfPattern): Query {
  switch (clause.kind) {
    case 'all':
      return MATCH_ALL;
    case 'none':
      return MATCH_NONE;
    case 'and':
      return allOf(clause.clauses.map((part) => clauseQuery(part, wordsOf)));
    case 'or':
      return anyOf(clause.clauses.map((part) => clauseQuery(part, wordsOf)));
    case 'not':
      return noneOf([leafQuery(clause.clause, wordsOf)]);
    default:
      return leafQuery(clause, wordsOf);
  }
}
