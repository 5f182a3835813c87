import { isCommonWord } from '@leeszaal/shared-contracts';
import type { Queryable, Row } from '../../database/database.contract.ts';

/** A word of the index. */
export interface FrequentWord {
  /** Folded. */
  readonly word: string;
  /** The share of publications with it, of all connections. */
  readonly share: number;
}

// The list of shares is longer: its last ones are the lowest and the highest.
const MOST_FREQUENT = `
  select lexeme, share
  from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) as common (lexeme, share)
  where schemaname = current_schema() and tablename = 'search_publications' and attname = 'tsv'
    and lexeme is not null
  order by share desc, lexeme`;

/** Lexemes of a field have its code first. */
const IN_FIELD = /[:=#]/;

/**
 * The most frequent words in descriptions, by the database's statistics: some hundreds at most, and none before the
 * first `analyze`. Words that say little are left out, since a search for others does not need them.
 */
export async function frequentWords(database: Queryable): Promise<readonly FrequentWord[]> {
  const rows = await database.query<Row & { lexeme: string; share: number }>(MOST_FREQUENT);
  return rows
    .filter(({ lexeme }) => !IN_FIELD.test(lexeme) && !isCommonWord(lexeme))
    .map(({ lexeme, share }) => ({ word: lexeme, share }));
}
