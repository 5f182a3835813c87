import type { Queryable } from '../../../database/database.contract.ts';
import { quoteLexeme, wordLexeme } from '../../fields/lexeme.ts';
import type { Clause, PatternClause } from '../../query/clause.contract.ts';
import { distinctPatterns, patternKey } from '../../query/distinct-patterns.ts';
import type { Expansion } from '../../query/id-set.ts';

/** The most words of a pattern; the shortest come first. */
const WORDS_AT_MOST = 2000;

const EXPAND = `
  select word from search_words where field = $1 and word like any($2::text[])
  order by length(word), word limit ${WORDS_AT_MOST}`;

/** The words of the vocabulary that match a pattern, without the code of its field. */
export async function wordsOfPattern(
  database: Queryable,
  { code, forms }: PatternClause,
): Promise<string[]> {
  // A pattern has letters, digits, `*` and `?` only, so no escapes are needed.
  const likes = forms.map((form) => form.replaceAll('*', '%').replaceAll('?', '_'));
  const rows = await database.query<{ word: string }>(EXPAND, [code, likes]);
  return rows.map(({ word }) => word);
}

/** Looks up the words that match the patterns of some clauses, each pattern once. */
export async function expandPatterns(
  database: Queryable,
  ...clauses: readonly Clause[]
): Promise<Expansion> {
  const words = new Map<string, readonly string[]>();
  for (const [key, pattern] of distinctPatterns(...clauses)) {
    const found = await wordsOfPattern(database, pattern);
    words.set(
      key,
      found.map((word) => quoteLexeme(wordLexeme(pattern.code, word))),
    );
  }
  return (pattern) => words.get(patternKey(pattern)) ?? [];
}
