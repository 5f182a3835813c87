import type { Queryable } from '../../database/database.contract.ts';
import type { SearchEngine, SearchHits } from '../search-engine.contract.ts';
import { readySearch } from './readied-search.ts';
import { searchHits } from './search-hits.ts';
import { everything } from './stored-totals.ts';

const NOTHING: SearchHits = { total: 0, ids: [], facets: {} };

/** The search engine on PGlite and PostgreSQL; keeps no state of its own. */
export function createPostgresSearchEngine(database: Queryable): SearchEngine {
  return {
    async search(plan) {
      const { source, ranking, choices } = await readySearch(database, plan);
      if (source === undefined) return NOTHING;
      if (source.kind === 'everything' && choices.length === 0) return everything(database, plan);
      return searchHits(database, plan, source, ranking, choices);
    },
  };
}
