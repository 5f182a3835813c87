import { scoredBeginnings } from '../../fields/beginnings.ts';
import { wordLexeme } from '../../fields/lexeme.ts';
import type { Clause, LeafClause, PatternClause, TermClause } from '../../query/clause.contract.ts';
import { FAVOURED, scoringLeaves } from '../../query/rank-query.ts';
import { titleMatches } from '../../query/title-matches.ts';
import { OTHERS, STEMS } from '../../scores/score-parts.ts';
import { WEIGHT_FIELDS } from '../indexing/index-definition.ts';
import { anyOf } from './clause-query.ts';
import type { Query } from './query.contract.ts';

/* Constant scores: they do not depend on how often a word occurs elsewhere, nor on the asked copy of the index. */

/** The weights of titles, names, subjects and abstracts, and everything else: those of the database. */
const WEIGHTS = [1, 0.2, 0.06, 0.01];
/** How much a second place adds. */
const OTHER_PLACES = 0.25;
/** Bonus for a title that begins with the typed words. */
const BEGINNING = 0.5;
/** So many words that the engine's limit of a thousand clauses is not reached. */
const TERMS_AT_MOST = 30;

interface Share {
  readonly share: number;
  readonly most: number;
}

const TYPED: Share = { share: 1, most: 1 };

const constant = (filter: Query, boost: number): Query => ({ constant_score: { filter, boost } });

/** The score of words by their best place. */
function byPlace(
  condition: (field: string) => Query,
  { share, most }: Share,
  words: number,
): Query {
  return {
    dis_max: {
      tie_breaker: OTHER_PLACES,
      queries: WEIGHT_FIELDS.map((field, at) =>
        constant(condition(field), Math.min((WEIGHTS[at] ?? 0) * share, most) / words),
      ),
    },
  };
}

const among =
  (lexemes: readonly string[]) =>
  (field: string): Query => ({ terms: { [field]: lexemes } });

const beginningWith =
  (lexemes: readonly string[]) =>
  (field: string): Query =>
    anyOf(lexemes.map((value) => ({ prefix: { [field]: { value } } })));

function wordQueries({ code, forms, variants }: TermClause, words: number): Query[] {
  const lexemes = (of: string, list: readonly string[]) => list.map((word) => wordLexeme(of, word));
  const queries = [byPlace(among(lexemes(code, forms)), TYPED, words)];
  if (code === '') {
    const favoured = FAVOURED.map((field) => byPlace(among(lexemes(field, forms)), TYPED, words));
    queries.push(...favoured);
  }
  for (const [list, share] of [
    [variants?.stems ?? [], STEMS],
    [variants?.others ?? [], OTHERS],
  ] as const) {
    if (list.length > 0) queries.push(byPlace(among(lexemes(code, list)), share, words));
  }
  return queries;
}

/** The whole word scores in addition to words that begin with it. */
function beginningQueries({ code, forms }: TermClause | PatternClause, words: number): Query[] {
  return forms
    .map((form) => form.replaceAll('*', ''))
    .flatMap((letters) => [
      byPlace(among([wordLexeme(code, letters)]), TYPED, words),
      byPlace(beginningWith(scoredBeginnings(code, letters)), TYPED, words),
    ]);
}

const termsOf = (leaf: LeafClause): readonly (TermClause | PatternClause)[] =>
  leaf.kind === 'phrase' ? leaf.parts : [leaf];

function titleQueries(typed: readonly string[]): Query[] {
  const [whole, ...parts] = titleMatches(typed);
  if (whole === undefined) return [];
  const byBonus = Map.groupBy([whole, ...parts], ({ bonus }) => bonus);
  const begins: Query = { prefix: { title: { value: `${whole.titleKey} ` } } };
  return [
    ...Array.from(byBonus, ([bonus, titles]) =>
      constant({ terms: { title: titles.map(({ titleKey }) => titleKey) } }, bonus),
    ),
    constant(begins, BEGINNING),
  ];
}

/** The parts of a hit's score: the places of its words, and a title of the typed words (decisions 134). */
export function scoreQueries(typed: readonly string[], ...clauses: readonly Clause[]): Query[] {
  const terms = scoringLeaves(clauses).flatMap(termsOf).slice(0, TERMS_AT_MOST);
  const ofTerms = terms.flatMap((term) =>
    term.kind === 'word' ? wordQueries(term, terms.length) : beginningQueries(term, terms.length),
  );
  return [...titleQueries(typed), ...ofTerms];
}
