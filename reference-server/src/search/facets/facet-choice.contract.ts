/** Years from the first to the last. */
export interface YearSpan {
  readonly from: number;
  readonly to: number;
}

/** The chosen values of a facet by id; unknown values have none. */
export interface FacetChoice {
  readonly facet: number;
  readonly ids: readonly number[];
  /** The chosen years, if a range is among them: a shorter form of their many ids. */
  readonly spans?: readonly YearSpan[];
}
