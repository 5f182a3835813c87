import type { Transactional } from '../database/database.contract.ts';
import { searchEngineOf } from '../search/index.ts';
import { analyzeIndex } from '../search/indexing/analyze-index.ts';
import { renewIndex } from '../search/indexing/renew-index.ts';
import { renewSuggestions } from '../search/indexing/renew-suggestions.ts';

/**
 * Renews the index, then prepares every connection's facet arrays, so that the first searches after a start
 * are as fast as later ones, and renews the suggestions. Never rejects: searches, or the next start, retry.
 */
export async function prepareSearches(database: Transactional): Promise<void> {
  try {
    const indexed = await renewIndex(database);
    const connections = await database.query<{ id: number }>('select id from connections', []);
    for (const { id } of connections) await searchEngineOf(database).prepare(id);
    const suggested = await renewSuggestions(database);
    if (indexed + suggested > 0) await analyzeIndex(database);
  } catch {
    // The searches themselves report it.
  }
}
