import type { Queryable } from '../../database/database.contract.ts';
import { createPostgresLexicon } from '../lexicon/postgres-lexicon.ts';
import type { WordEngine } from '../lexicon/word-engine.contract.ts';
import { createWordEngine } from '../lexicon/word-engine.ts';
import { createPostgresSearchEngine } from './postgres-search-engine.ts';

const ENGINES = new WeakMap<Queryable, WordEngine>();

/** The search engine of a database: one for each process, since it caches facet arrays. */
export function searchEngineOf(database: Queryable): WordEngine {
  const known = ENGINES.get(database);
  if (known) return known;
  const asked: Queryable = {
    query: (sql, values) => database.query(sql, values, { bounded: true }),
  };
  const engine = createWordEngine(
    createPostgresSearchEngine(database),
    createPostgresLexicon(asked),
  );
  ENGINES.set(database, engine);
  return engine;
}
