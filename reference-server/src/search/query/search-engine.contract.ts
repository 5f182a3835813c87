import type { FacetCounts, SearchContext, SortField, SortOrder } from '@leeszaal/shared-contracts';
import type { Clause } from './clause.contract.ts';

/** One way in which results are put in order; absent titles and years come last in both orders. */
export interface Sorting {
  readonly field: SortField;
  readonly order: SortOrder;
}

/** The chosen values of one facet: joined with *or*, facets with *and* (`docs/decisions.md` 28). */
export interface ChosenFacet {
  /** Its number, as `facetNumber` gives it. */
  readonly facet: number;
  readonly values: readonly string[];
}

/** One search of one connection, read and checked. */
export interface SearchPlan {
  readonly connectionId: number;
  readonly context: SearchContext;
  /** What was typed in the search bar; looked for where the context says. */
  readonly main: Clause;
  /** The rows of the advanced search; always looked for in the metadata. */
  readonly rows: Clause;
  /** The typed words, folded, for telling how well a title fits. */
  readonly words: readonly string[];
  readonly facets: readonly ChosenFacet[];
  /** The first one decides, the next where it leaves a tie; empty: by score. */
  readonly sortings: readonly Sorting[];
  readonly offset: number;
  readonly limit: number;
}

/** What a search found. */
export interface SearchHits {
  readonly total: number;
  /** Of this page, in order. */
  readonly ids: readonly number[];
  /**
   * For those of the page that were found in a text: the first stretch of it, in reading order, that
   * fits, by its number in `search_texts`.
   */
  readonly texts: ReadonlyMap<number, number>;
  /**
   * For each facet with hits its most frequent values, and the chosen ones; the counts of a facet
   * leave its own choices out of account (`docs/decisions.md` 28).
   */
  readonly facets: FacetCounts;
}

/** How much a search found. */
export type CountedHits = Pick<SearchHits, 'total' | 'facets'>;

/** Finds publications. PostgreSQL does; something else could from a million records on. */
export interface SearchEngine {
  /** Pages of one search never overlap, and together hold each hit once. */
  search(plan: SearchPlan): Promise<SearchHits>;
  /**
   * Makes ready what searches of a large connection are faster with; without it, the first searches
   * have it made. Searches go on meanwhile.
   */
  prepare(connectionId: number): Promise<void>;
}
