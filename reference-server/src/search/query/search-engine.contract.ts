import type { FacetCounts, SearchContext, SortField, SortOrder } from '@leeszaal/shared-contracts';
import type { Clause } from './clause.contract.ts';

/** A sort order; missing titles and years come last in both directions. */
export interface Sorting {
  readonly field: SortField;
  readonly order: SortOrder;
}

/** The chosen values of one facet: values are alternatives, facets are not (`docs/decisions.md` 28). */
export interface ChosenFacet {
  /** Its number (`facetNumber`). */
  readonly facet: number;
  readonly values: readonly string[];
}

/** A value of a facet, by its number. */
export interface FacetValue {
  readonly facet: number;
  readonly value: string;
}

/** A publication that has other facet values for the caller than for all: it was bought, or others have it. */
export interface AlteredValues {
  readonly id: number;
  readonly lost: readonly FacetValue[];
  readonly gained: readonly FacetValue[];
}

/** A validated search of one connection. */
export interface SearchPlan {
  readonly connectionId: number;
  readonly context: SearchContext;
  /** The query of the search bar, for the context. */
  readonly main: Clause;
  /** The rows of the advanced search, always for the metadata. */
  readonly rows: Clause;
  /** The typed words, folded, to score titles. */
  readonly words: readonly string[];
  readonly facets: readonly ChosenFacet[];
  /** Publications whose form or availability is another one for the caller (`docs/decisions.md` 120). */
  readonly altered?: readonly AlteredValues[];
  /** Whether the words are searched as they were typed, without corrections. */
  readonly isAsTyped: boolean;
  /** In order of precedence; empty: by score. */
  readonly sortings: readonly Sorting[];
  readonly offset: number;
  readonly limit: number;
}

/** The result of a search. */
export interface SearchHits {
  readonly total: number;
  /** Ids of the page, in order. */
  readonly ids: readonly number[];
  /** Id in `search_texts` of the first matching text, in reading order, for hits of the page in texts. */
  readonly texts: ReadonlyMap<number, number>;
  /**
   * The most frequent values of each facet with hits, and the chosen ones. Counts of a facet ignore its own
   * choices (`docs/decisions.md` 28).
   */
  readonly facets: FacetCounts;
}

/** The counts of a search. */
export type CountedHits = Pick<SearchHits, 'total' | 'facets'>;

/** Which hits are wanted, without order or counts. */
export interface WantedIds {
  /** Only these publications; default: all. */
  readonly among?: readonly number[];
  readonly atMost: number;
}

/** Port of the search engine: PostgreSQL, or another one above a million records. */
export interface SearchEngine {
  /** Pages of one search do not overlap, and together contain each hit once. */
  search(plan: SearchPlan): Promise<SearchHits>;
  /** The ids of a search, highest first, whatever the plan's order and page. */
  findIds(plan: SearchPlan, wanted: WantedIds): Promise<readonly number[]>;
  /** The total of a search, without its page and the counts of facets. */
  count(plan: SearchPlan): Promise<number>;
  /** Loads caches that make searches of a large connection faster. Optional; searches run meanwhile. */
  prepare(connectionId: number): Promise<void>;
  /**
   * After `prepare`, loads in advance what common searches of a connection need, slowly, until it is aborted. Optional;
   * on PGlite, statements would hold its only session too long.
   */
  warm(connectionId: number, signal: AbortSignal): Promise<void>;
}
