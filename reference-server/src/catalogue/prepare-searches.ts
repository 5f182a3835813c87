import type { Queryable } from '../database/database.contract.ts';
import { searchEngineOf } from '../search/index.ts';

/**
 * Makes the searches of all connections ready, one connection after another, so that the first ones
 * after a start are as fast as the others. Never rejects: what fails is tried again by a search.
 */
export async function prepareSearches(database: Queryable): Promise<void> {
  try {
    const connections = await database.query<{ id: number }>('select id from connections', []);
    for (const { id } of connections) await searchEngineOf(database).prepare(id);
  } catch {
    // The searches themselves say what is wrong.
  }
}
