import type { Queryable } from '../../database/database.contract.ts';
import type { SearchEngine } from '../query/search-engine.contract.ts';
import { createPostgresSearchEngine } from './postgres-search-engine.ts';

const ENGINES = new WeakMap<Queryable, SearchEngine>();

/** The search engine of a database: one for each process, since it caches facet arrays. */
export function searchEngineOf(database: Queryable): SearchEngine {
  const known = ENGINES.get(database);
  if (known) return known;
  const engine = createPostgresSearchEngine(database);
  ENGINES.set(database, engine);
  return engine;
}
