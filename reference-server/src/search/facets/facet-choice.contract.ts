/** The chosen values of a facet by id; unknown values have none. */
export interface FacetChoice {
  readonly facet: number;
  readonly ids: readonly number[];
}
