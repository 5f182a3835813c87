import type { ActiveFacets } from '@leeszaal/shared-contracts';

/** Facet changes that are chosen but not applied (`docs/decisions.md` 26). */
export interface PendingFacets {
  readonly add: ActiveFacets;
  readonly remove: ActiveFacets;
}
