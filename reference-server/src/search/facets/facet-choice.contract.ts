/** The chosen values of a facet by their ids; none when no value is known. */
export interface FacetChoice {
  readonly facet: number;
  readonly ids: readonly number[];
}
