import type { Queryable } from '../../database/database.contract.ts';
import { type ArraysStore, createArraysStore } from '../facets/arrays-store.ts';
import { createPostingsStore, type PostingsStore } from '../postings/postings-store.ts';
import type { SearchEngine, SearchHits } from '../query/search-engine.contract.ts';
import { countHits } from './count-hits.ts';
import { countedSearch } from './counted-search.ts';
import { foundIds, foundPage } from './found-page.ts';
import { createKeptSearch } from './kept-search.ts';
import { createAlteredRows } from './lookups/altered-rows.ts';
import { type PreparedSearch, prepareSearch } from './lookups/prepared-search.ts';
import { storedCounts, storedTotal } from './lookups/stored-totals.ts';
import { pageHits } from './page-hits.ts';
import { createWarming } from './warm-postings.ts';
import { asksNothing, forCaller } from './whole-connection.ts';

/** Number of publications from which a connection's facets are counted in arrays. */
const ARRAYS_FROM = 5000;
/** Number of hits from which the words of a search get postings. */
const POSTINGS_FROM = 1000;
/** Number of hits from which a word gets postings before it is searched: from some 50 ms in the database. */
const WARM_FROM = 10_000;

/** For tests and measurements. */
export interface EngineOptions {
  readonly arrays?: ArraysStore;
  readonly arraysFrom?: number;
  readonly postings?: PostingsStore;
  readonly postingsFrom?: number;
  readonly warmFrom?: number;
}

const NOTHING: SearchHits = { total: 0, ids: [], texts: new Map(), facets: {} };

/**
 * The search engine on PGlite and PostgreSQL. The database counts facets; for a large connection this process
 * searches and counts with what it keeps (`kept-search.ts`), once that is loaded and current. Both give the same
 * results.
 */
export function createPostgresSearchEngine(
  database: Queryable,
  {
    arrays = createArraysStore(database),
    arraysFrom = ARRAYS_FROM,
    postings = createPostingsStore(database),
    postingsFrom = POSTINGS_FROM,
    warmFrom = WARM_FROM,
  }: EngineOptions = {},
): SearchEngine {
  async function prepare(connectionId: number): Promise<void> {
    if (arrays.has(connectionId)) return;
    const size = await storedTotal(database, connectionId);
    if (size >= arraysFrom) await arrays.refresh(connectionId);
  }

  const asked: Queryable = {
    query: (sql, values) => database.query(sql, values, { bounded: true }),
  };

  const alteredRowsOf = createAlteredRows(asked);
  const searchKept = createKeptSearch(asked, { arrays, postings, postingsFrom });

  async function searchInDatabase(search: PreparedSearch): Promise<SearchHits> {
    if (!asksNothing(search)) return countedSearch(asked, search);
    const page = await foundPage(asked, search);
    const stored = await storedCounts(database, search.plan.connectionId);
    return { ...pageHits(page?.page ?? []), ...forCaller(stored, search) };
  }

  return {
    async search(plan) {
      const search = await prepareSearch(asked, alteredRowsOf, plan);
      if (search === undefined) return NOTHING;
      const hits = (await searchKept(search)) ?? (await searchInDatabase(search));
      prepare(plan.connectionId).catch(() => undefined);
      return hits;
    },
    async findIds(plan, wanted) {
      const search = await prepareSearch(asked, alteredRowsOf, plan);
      return search === undefined ? [] : foundIds(asked, search, wanted);
    },
    async count(plan) {
      const search = await prepareSearch(asked, alteredRowsOf, plan);
      return search === undefined ? 0 : countHits(asked, search);
    },
    prepare,
    warm: createWarming(database, { arrays, postings, warmFrom }),
  };
}
