import type { Queryable } from '../../database/database.contract.ts';
import { withDifferences } from '../facets/altered-rows.ts';
import { type ArraysStore, createArraysStore } from '../facets/arrays-store.ts';
import { countFacets, countRows, type FacetTally } from '../facets/count-facets.ts';
import type { FacetArrays } from '../facets/facet-arrays.ts';
import type { FacetChoice } from '../facets/facet-choice.contract.ts';
import { facetCounts } from '../facets/facet-counts.ts';
import { frequentValues } from '../facets/frequent-values.ts';
import { createPostingsStore, type PostingsStore } from '../postings/postings-store.ts';
import { lexemesOf, wordQueryOf } from '../postings/word-query.ts';
import type { CountedHits, SearchEngine, SearchHits } from '../query/search-engine.contract.ts';
import { countHits } from './count-hits.ts';
import { countedSearch } from './counted-search.ts';
import { type FoundPage, foundIds, foundPage } from './found-page.ts';
import { createAlteredRows } from './lookups/altered-rows.ts';
import { pageHits } from './page-hits.ts';
import { postedPage } from './posted-search.ts';
import { type PreparedSearch, prepareSearch } from './prepared-search.ts';
import { storedCounts, storedTotal } from './stored-totals.ts';

/** Number of publications from which a connection's facets are counted in arrays. */
const ARRAYS_FROM = 5000;
/** Number of hits from which the words of a search get postings. */
const POSTINGS_FROM = 1000;

/** For tests and measurements. */
export interface EngineOptions {
  readonly arrays?: ArraysStore;
  readonly arraysFrom?: number;
  readonly postings?: PostingsStore;
  readonly postingsFrom?: number;
}

const NOTHING: SearchHits = { total: 0, ids: [], texts: new Map(), facets: {} };

// Counts of the whole connection, valid as long as the arrays.
const COUNTED_WHOLE = new WeakMap<FacetArrays, CountedHits>();

function counted(
  arrays: FacetArrays,
  tally: FacetTally,
  choices: readonly FacetChoice[],
): CountedHits {
  return { total: tally.total, facets: facetCounts(frequentValues(arrays, tally, choices)) };
}

function countInArrays(arrays: FacetArrays, page: FoundPage, search: PreparedSearch): CountedHits {
  const { choices, altered } = search;
  if (!asksNothing(search)) {
    return counted(arrays, countFacets(arrays, page.found ?? undefined, choices, altered), choices);
  }
  const whole =
    COUNTED_WHOLE.get(arrays) ?? counted(arrays, countFacets(arrays, undefined, []), []);
  COUNTED_WHOLE.set(arrays, whole);
  return forCaller(whole, search);
}

function forCaller({ total, facets }: CountedHits, { altered }: PreparedSearch): CountedHits {
  return { total, facets: withDifferences(facets, altered.differences) };
}

function asksNothing({ source, choices }: PreparedSearch): boolean {
  return source.kind === 'everything' && choices.length === 0;
}

/**
 * The search engine on PGlite and PostgreSQL. The database counts facets; for a large connection this process
 * counts in arrays, once they are loaded and current. Both give the same counts.
 */
export function createPostgresSearchEngine(
  database: Queryable,
  {
    arrays = createArraysStore(database),
    arraysFrom = ARRAYS_FROM,
    postings = createPostingsStore(database),
    postingsFrom = POSTINGS_FROM,
  }: EngineOptions = {},
): SearchEngine {
  // In the background; after a failure the database counts.
  function refresh(connectionId: number): void {
    arrays.refresh(connectionId).catch(() => undefined);
  }

  async function prepare(connectionId: number): Promise<void> {
    if (arrays.has(connectionId)) return;
    const size = await storedTotal(database, connectionId);
    if (size >= arraysFrom) await arrays.refresh(connectionId);
  }

  const asked: Queryable = {
    query: (sql, values) => database.query(sql, values, { bounded: true }),
  };

  const alteredRowsOf = createAlteredRows(asked);

  // In the background, as well.
  function loadPostings(search: PreparedSearch): void {
    const { connectionId } = search.plan;
    const held = arrays.newest(connectionId);
    const query = wordQueryOf(search.plan);
    if (held === undefined || query === undefined) return;
    postings
      .load(connectionId, held, lexemesOf(query, search.ranking.words))
      .catch(() => undefined);
  }

  async function searchWithPostings(search: PreparedSearch): Promise<SearchHits | undefined> {
    const { plan, ranking, choices, altered } = search;
    const held = arrays.newest(plan.connectionId);
    const query = wordQueryOf(plan);
    if (held === undefined || query === undefined) return undefined;
    const lists = postings.lists(plan.connectionId, held, lexemesOf(query, ranking.words));
    const found = lists && (await postedPage(asked, { search, query, held, lists }));
    if (found === undefined) return undefined;
    const tally = countRows(held.arrays, found.rows, choices, altered);
    return { ...pageHits(found.page), ...counted(held.arrays, tally, choices) };
  }

  async function searchWithArrays(search: PreparedSearch): Promise<SearchHits | undefined> {
    const { connectionId } = search.plan;
    if (!arrays.has(connectionId)) return undefined;
    const page = await foundPage(asked, search);
    const fresh = page && arrays.at(connectionId, page.version);
    if (page && fresh) {
      if (page.found && page.found.length >= postingsFrom) loadPostings(search);
      return { ...pageHits(page.page), ...countInArrays(fresh, page, search) };
    }
    refresh(connectionId);
    return undefined;
  }

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
      const hits =
        (await searchWithPostings(search)) ??
        (await searchWithArrays(search)) ??
        (await searchInDatabase(search));
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
  };
}
