import type { Queryable } from '../../database/database.contract.ts';
import type { ArraysStore, HeldArrays } from '../facets/arrays-store.ts';
import { countFacets, countRows, countWhole, type FacetTally } from '../facets/count-facets.ts';
import type { FacetArrays } from '../facets/facet-arrays.ts';
import type { FacetChoice } from '../facets/facet-choice.contract.ts';
import { facetCounts } from '../facets/facet-counts.ts';
import { frequentValues } from '../facets/frequent-values.ts';
import { catalogueVersion } from '../facets/load-facet-arrays.ts';
import type { PostingsStore } from '../postings/postings-store.ts';
import { createRegularRenewal } from '../postings/renew-regularly.ts';
import { lexemesOf, wordQueryOf } from '../postings/word-query.ts';
import type { CountedHits, SearchHits } from '../query/search-engine.contract.ts';
import { type FoundPage, foundPage } from './found-page.ts';
import type { PreparedSearch } from './lookups/prepared-search.ts';
import { pageHits } from './page-hits.ts';
import { postedPage } from './posted-search.ts';
import { asksNothing, forCaller } from './whole-connection.ts';

/** The process's cache of the catalogue. */
export interface KeptCatalogue {
  readonly arrays: ArraysStore;
  readonly postings: PostingsStore;
  /** Number of hits from which the words of a search get postings. */
  readonly postingsFrom: number;
}

// Counts of the whole connection at a version.
const COUNTED_WHOLE = new WeakMap<FacetArrays, CountedHits & { readonly version: number }>();

function counted(
  arrays: FacetArrays,
  tally: FacetTally,
  choices: readonly FacetChoice[],
): CountedHits {
  return { total: tally.total, facets: facetCounts(frequentValues(arrays, tally, choices)) };
}

function wholeCounts({ arrays, version }: HeldArrays): CountedHits {
  const known = COUNTED_WHOLE.get(arrays);
  if (known?.version === version) return known;
  const whole = { ...counted(arrays, countWhole(arrays), []), version };
  COUNTED_WHOLE.set(arrays, whole);
  return whole;
}

function countInArrays(held: HeldArrays, page: FoundPage, search: PreparedSearch): CountedHits {
  if (asksNothing(search)) return forCaller(wholeCounts(held), search);
  const { choices, altered } = search;
  const tally = countFacets(held.arrays, page.found ?? undefined, choices, altered);
  return counted(held.arrays, tally, choices);
}

/**
 * Searches with what the process keeps: facet arrays, and postings where it has those of all words.
 *
 * @returns undefined if too much has changed since; what is kept is then read again in the background
 */
export function createKeptSearch(
  database: Queryable,
  { arrays, postings, postingsFrom }: KeptCatalogue,
): (search: PreparedSearch) => Promise<SearchHits | undefined> {
  // All is done in the background; after a failure the database searches.
  function refresh(connectionId: number): void {
    arrays.refresh(connectionId).catch(() => undefined);
  }

  const renewLists = createRegularRenewal(postings);

  function loadLists({ plan, ranking }: PreparedSearch, held: HeldArrays): void {
    const query = wordQueryOf(plan);
    if (query === undefined) return;
    postings.load(plan.connectionId, held, lexemesOf(query, ranking.words)).catch(() => undefined);
  }

  /** The arrays with all changes up to a version of the catalogue. */
  async function arraysSince(
    connectionId: number,
    version: number,
  ): Promise<HeldArrays | undefined> {
    const held = await arrays.since(connectionId, version);
    if (held) renewLists(connectionId, held);
    else refresh(connectionId);
    return held;
  }

  async function searchWithPostings(
    search: PreparedSearch,
    held: HeldArrays,
  ): Promise<SearchHits | undefined> {
    const { plan, ranking, choices, altered } = search;
    const query = wordQueryOf(plan);
    if (query === undefined) return undefined;
    const lexemes = lexemesOf(query, ranking.words);
    if (!postings.has(plan.connectionId, held, lexemes)) return undefined;
    const found = await postedPage(database, {
      search,
      query,
      arrays: held.arrays,
      lists: () => postings.lists(plan.connectionId, held, lexemes),
      count: (rows) =>
        counted(held.arrays, countRows(held.arrays, rows, choices, altered), choices),
    });
    return found && { ...pageHits(found.page), ...found.counted };
  }

  async function searchWithArrays(search: PreparedSearch): Promise<SearchHits | undefined> {
    const page = await foundPage(database, search);
    const held = page && (await arraysSince(search.plan.connectionId, page.version));
    if (held === undefined) return undefined;
    if (page?.found && page.found.length >= postingsFrom) loadLists(search, held);
    return page && { ...pageHits(page.page), ...countInArrays(held, page, search) };
  }

  return async (search) => {
    const { connectionId } = search.plan;
    if (!arrays.has(connectionId)) return undefined;
    const held = await arraysSince(connectionId, await catalogueVersion(database));
    if (held === undefined) return undefined;
    return (await searchWithPostings(search, held)) ?? searchWithArrays(search);
  };
}
