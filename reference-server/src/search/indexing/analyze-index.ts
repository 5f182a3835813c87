import type { Queryable } from '../../database/database.contract.ts';

/** The tables that indexing fills. */
const TABLES = [
  'search_publications',
  'facet_values',
  'search_words',
  'search_forms',
  'suggestions',
  'suggestion_starts',
  'suggested_publications',
] as const;

/** Gives the database the statistics of grown tables: PGlite has no background process that does. */
export async function analyzeIndex(database: Queryable): Promise<void> {
  for (const table of TABLES) await database.query(`analyze ${table}`);
}
