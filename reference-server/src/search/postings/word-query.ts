import type { Clause } from '../query/clause.contract.ts';
import { and } from '../query/clauses.ts';
import type { RankedQuery } from '../query/rank-query.ts';
import type { SearchPlan } from '../query/search-engine.contract.ts';
import { lexemesOfWord } from '../query/to-tsquery.ts';

/** A search for words alone, by the quoted lexemes of each. */
export type WordQuery =
  | { readonly kind: 'words'; readonly lexemes: readonly string[] }
  | { readonly kind: 'not'; readonly query: WordQuery }
  | { readonly kind: 'and' | 'or'; readonly queries: readonly WordQuery[] };

function queryOf(clause: Clause): WordQuery | undefined {
  switch (clause.kind) {
    case 'word':
      return { kind: 'words', lexemes: lexemesOfWord(clause) };
    case 'not': {
      const query = queryOf(clause.clause);
      return query && { kind: 'not', query };
    }
    case 'and':
    case 'or': {
      const queries = clause.clauses.flatMap((part) => queryOf(part) ?? []);
      if (queries.length < clause.clauses.length) return undefined;
      return { kind: clause.kind, queries };
    }
    default:
      return undefined;
  }
}

/**
 * A search that lists of postings can answer: in descriptions, for words as they are written. Undefined for phrases,
 * beginnings, patterns and whole values, and for texts.
 */
export function wordQueryOf(
  plan: Pick<SearchPlan, 'context' | 'main' | 'rows'>,
): WordQuery | undefined {
  return plan.context === 'metadata' ? queryOf(and(plan.main, plan.rows)) : undefined;
}

function matched(query: WordQuery): readonly string[] {
  switch (query.kind) {
    case 'words':
      return query.lexemes;
    case 'not':
      return matched(query.query);
    default:
      return query.queries.flatMap(matched);
  }
}

/** The distinct lexemes that a search needs to find and score. */
export function lexemesOf(query: WordQuery, words: RankedQuery): string[] {
  const scored = [words.exact, words.stems, words.others].flatMap((each) => each?.lexemes ?? []);
  return [...new Set([...matched(query), ...scored])];
}
