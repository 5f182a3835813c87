import type { Queryable } from '../../database/database.contract.ts';
import type { ArraysStore } from '../facets/arrays-store.ts';
import { countFacets, countRows, type FacetTally } from '../facets/count-facets.ts';
import type { FacetArrays } from '../facets/facet-arrays.ts';
import type { FacetChoice } from '../facets/facet-choice.contract.ts';
import { facetCounts } from '../facets/facet-counts.ts';
import { frequentValues } from '../facets/frequent-values.ts';
import { catalogueVersion } from '../facets/load-facet-arrays.ts';
import type { PostingsStore } from '../postings/postings-store.ts';
import { lexemesOf, wordQueryOf } from '../postings/word-query.ts';
import type { CountedHits, SearchHits } from '../query/search-engine.contract.ts';
import { type FoundPage, foundPage } from './found-page.ts';
import type { PreparedSearch } from './lookups/prepared-search.ts';
import { pageHits } from './page-hits.ts';
import { postedPage } from './posted-search.ts';
import { asksNothing, forCaller } from './whole-connection.ts';

/** What a process keeps of the catalogue. */
export interface KeptCatalogue {
  readonly arrays: ArraysStore;
  readonly postings: PostingsStore;
  /** Number of hits from which the words of a search get postings. */
  readonly postingsFrom: number;
}

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

/**
 * Searches with what the process keeps: facet arrays, and postings where it has those of all words.
 *
 * @returns undefined if the catalogue has changed since; what is kept is then renewed in the background
 */
export function createKeptSearch(
  database: Queryable,
  { arrays, postings, postingsFrom }: KeptCatalogue,
): (search: PreparedSearch) => Promise<SearchHits | undefined> {
  async function refreshed(connectionId: number): Promise<void> {
    await arrays.refresh(connectionId);
    const held = arrays.newest(connectionId);
    if (held) await postings.load(connectionId, held, []);
  }

  // In the background; after a failure the database counts.
  function refresh(connectionId: number): void {
    refreshed(connectionId).catch(() => undefined);
  }

  /** Whether the arrays are those of the catalogue as it is. */
  async function isCurrent({ plan: { connectionId } }: PreparedSearch): Promise<boolean> {
    const held = arrays.newest(connectionId);
    if (held === undefined) return false;
    if (held.version === (await catalogueVersion(database))) return true;
    refresh(connectionId);
    return false;
  }

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
    const found = lists && (await postedPage(database, { search, query, held, lists }));
    if (found === undefined) return undefined;
    const tally = countRows(held.arrays, found.rows, choices, altered);
    return { ...pageHits(found.page), ...counted(held.arrays, tally, choices) };
  }

  async function searchWithArrays(search: PreparedSearch): Promise<SearchHits | undefined> {
    const { connectionId } = search.plan;
    const page = await foundPage(database, search);
    const fresh = page && arrays.at(connectionId, page.version);
    if (page && fresh) {
      if (page.found && page.found.length >= postingsFrom) loadPostings(search);
      return { ...pageHits(page.page), ...countInArrays(fresh, page, search) };
    }
    refresh(connectionId);
    return undefined;
  }

  return async (search) => {
    if (!(await isCurrent(search))) return undefined;
    return (await searchWithPostings(search)) ?? searchWithArrays(search);
  };
}
