import type { Queryable } from '../../database/database.contract.ts';
import { createPostgresLexicon } from '../lexicon/postgres-lexicon.ts';
import type { WordEngine } from '../lexicon/word-engine.contract.ts';
import { createWordEngine } from '../lexicon/word-engine.ts';
import type { SearchEngine } from '../query/search-engine.contract.ts';
import { createPostgresSearchEngine } from './postgres-search-engine.ts';

const ENGINES = new WeakMap<Queryable, WordEngine>();

/** An engine with the vocabulary of a database. */
function wordEngineOf(database: Queryable, engine: SearchEngine): WordEngine {
  const asked: Queryable = {
    query: (sql, values) => database.query(sql, values, { bounded: true }),
  };
  return createWordEngine(engine, createPostgresLexicon(asked));
}

/** The search engine of a database: one for each process, since it caches facet arrays. */
export function searchEngineOf(database: Queryable): WordEngine {
  const known = ENGINES.get(database);
  if (known) return known;
  const engine = wordEngineOf(database, createPostgresSearchEngine(database));
  ENGINES.set(database, engine);
  return engine;
}

/** Makes another engine that of a database, for this process. */
export function setSearchEngine(database: Queryable, engine: SearchEngine): void {
  ENGINES.set(database, wordEngineOf(database, engine));
}
