import type { Database } from '../database/database.contract.ts';
import { searchEngineOf } from '../search/index.ts';

/** Loads what searches for common words need, of every connection, until it is aborted. */
export async function warmSearches(database: Database, signal: AbortSignal): Promise<void> {
  // A list of a common word takes PGlite's only session for more than 50 ms, and in parts it would read all rows.
  if (signal.aborted || database.kind === 'pglite') return;
  const connections = await database.query<{ id: number }>('select id from connections', []);
  for (const { id } of connections) await searchEngineOf(database).warm(id, signal);
}
