import type { Labels } from '@leeszaal/shared-contracts';

/** A facet value of a publication. */
export interface FacetEntry {
  readonly facet: number;
  readonly value: string;
  /** `facetKey` of the value. */
  readonly key: string;
  /** Its names by language. */
  readonly labels?: Labels | undefined;
}
