import type {
  ActiveFacets,
  FacetCounts,
  Publication,
  SearchEntry,
} from '@leeszaal/shared-contracts';

/** How many results one page has (`docs/decisions.md` 21). */
export const RESULTS_PER_PAGE = 20;
/** How many of them the All tab shows (`docs/behaviour.md` C9). */
export const SHORTLIST_LENGTH = 5;

/** What one module has found so far. */
export interface ModuleFindings {
  readonly publications: readonly Publication[];
  /** Hits without a filter; undefined when nobody tells (`docs/decisions.md` 20, 22). */
  readonly total: number | undefined;
  /** Hits with the filter; equals `total` without one. */
  readonly filtered: number | undefined;
  readonly facets: FacetCounts;
  /** The last page that was loaded, from 1. */
  readonly page: number;
  readonly allLoaded: boolean;
  /** How long the module took, in milliseconds. */
  readonly took: number;
}

/**
 * One module's search. `sequence` numbers its searches, load-more included: answers of an earlier
 * one are dropped (`docs/decisions.md` 19). `active` are the facets that are in force.
 */
export type ModuleState = { readonly sequence: number; readonly active: ActiveFacets } & (
  | { readonly kind: 'initial' }
  | { readonly kind: 'loading' }
  | ({ readonly kind: 'ready'; readonly more: 'idle' | 'loading' } & ModuleFindings)
  /** `depth`: how many pages were shown, for *Try again* (`docs/decisions.md` 18). */
  | { readonly kind: 'error'; readonly depth: number }
);

/** The answer of one call: an entry, or nothing usable. */
export type ModuleAnswer = SearchEntry | { readonly kind: 'broken' };

/** What happens to a module's search. */
export type ModuleEvent =
  | { readonly kind: 'started'; readonly active: ActiveFacets }
  | {
      readonly kind: 'answered';
      readonly sequence: number;
      readonly answer: ModuleAnswer;
      /** The unfiltered total of a filtered search; null when nobody knows it. */
      readonly total?: number | null | undefined;
      readonly took: number;
      /** Pages that the answer holds together; 1 but after *Try again*. */
      readonly depth?: number;
      /** Keep the totals of before: facets were applied, or the order changed. */
      readonly keepTotal?: number | undefined;
    }
  | { readonly kind: 'more-started' }
  | { readonly kind: 'more-answered'; readonly sequence: number; readonly answer: ModuleAnswer };
