import type {
  ActiveFacets,
  Correction,
  FacetCounts,
  Publication,
  QueryReading,
  SearchEntry,
  SearchResults,
} from '@leeszaal/shared-contracts';

/** Results per page (`docs/decisions.md` 21). */
export const RESULTS_PER_PAGE = 20;
/** Results per module on the All tab (`docs/behaviour.md` C9). */
export const SHORTLIST_LENGTH = 5;

/** The results of one module so far. */
export interface ModuleFindings {
  readonly publications: readonly Publication[];
  /** Unfiltered hits; undefined if unknown (`docs/decisions.md` 20, 22). */
  readonly total: number | undefined;
  /** Filtered hits; equals `total` without a filter. */
  readonly filtered: number | undefined;
  readonly facets: FacetCounts;
  /** The last loaded page, from 1. */
  readonly page: number;
  readonly allLoaded: boolean;
  /** Words that the module corrected; absent without any. */
  readonly corrections?: readonly Correction[];
  /** Words of the publications that stand for typed ones, to be marked; absent without any. */
  readonly alsoFound?: readonly string[];
  /** How the module read the query; absent for words and phrases alone. */
  readonly reading?: QueryReading;
  /** The labels of the counted document types; absent without any. */
  readonly typeLabels?: SearchResults['typeLabels'];
}

/**
 * One module's search. `sequence` numbers its searches, load-more included; answers of earlier ones are dropped
 * (`docs/decisions.md` 19). `active` are the applied facets.
 */
export type ModuleState = { readonly sequence: number; readonly active: ActiveFacets } & (
  | { readonly kind: 'initial' }
  | { readonly kind: 'loading' }
  | ({ readonly kind: 'ready'; readonly more: 'idle' | 'loading' } & ModuleFindings)
  /** `depth`: the number of shown pages, which *Try again* reloads (`docs/decisions.md` 18). */
  | { readonly kind: 'error'; readonly depth: number }
);

/** The answer of one call; `broken` has nothing usable. */
export type ModuleAnswer = SearchEntry | { readonly kind: 'broken' };

/** An event of a module's search. */
export type ModuleEvent =
  | { readonly kind: 'started'; readonly active: ActiveFacets }
  | {
      readonly kind: 'answered';
      readonly sequence: number;
      readonly answer: ModuleAnswer;
      /** The unfiltered total if it is not that of the answer: of a filtered or refined search; null if unknown. */
      readonly total?: number | null | undefined;
      /** The number of pages in the answer; more than 1 after *Try again* or a reload. */
      readonly depth?: number;
    }
  | { readonly kind: 'more-started' }
  | { readonly kind: 'more-answered'; readonly sequence: number; readonly answer: ModuleAnswer };
