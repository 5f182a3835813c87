import type { Transactional } from '../database/database.contract.ts';
import { searchEngineOf } from '../search/index.ts';
import { renewIndex } from '../search/indexing/renew-index.ts';

/**
 * Indexes again what an earlier release has indexed by other rules. Then makes the searches of all
 * connections ready, one connection after another, so that the first ones after a start are as fast as
 * the others. Never rejects: what fails is tried again by a search, or after the next start.
 */
export async function prepareSearches(database: Transactional): Promise<void> {
  try {
    await renewIndex(database);
    const connections = await database.query<{ id: number }>('select id from connections', []);
    for (const { id } of connections) await searchEngineOf(database).prepare(id);
  } catch {
    // The searches themselves say what is wrong.
  }
}
