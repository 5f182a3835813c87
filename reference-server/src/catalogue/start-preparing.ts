import type { Database } from '../database/database.contract.ts';
import { prepareSearches } from './prepare-searches.ts';
import { warmSearches } from './warm-searches.ts';

/**
 * Prepares searches (`prepareSearches`), and then loads what those for common words need.
 *
 * @returns stops it, and waits for the statement in progress if it is loading
 */
export function startPreparing(database: Database): () => Promise<void> {
  const stopping = new AbortController();
  let warming = Promise.resolve();
  void prepareSearches(database).then(() => {
    // Searches load the same after a failure.
    warming = warmSearches(database, stopping.signal).catch(() => undefined);
  });
  return async () => {
    stopping.abort();
    await warming;
  };
}
