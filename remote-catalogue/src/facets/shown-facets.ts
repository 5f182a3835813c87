import type { ActiveFacets, FacetName } from '@leeszaal/shared-contracts';

/** A facet in the sidebar. */
interface ShownFacet {
  readonly facet: FacetName;
  /** Whether it is expanded at first, without a choice. */
  readonly isOpen: boolean;
  /** Whether a value that is not listed can be typed. */
  readonly isOpenEnded: boolean;
}

/**
 * The facets in the order of the sidebar, below what is readable now (`docs/decisions.md` 119): what a publication is
 * comes first, in short lists, then what it is about, then who made it.
 */
export const SHOWN_FACETS: readonly ShownFacet[] = [
  { facet: 'form', isOpen: true, isOpenEnded: false },
  { facet: 'documenttype', isOpen: true, isOpenEnded: false },
  { facet: 'yearofpublication', isOpen: true, isOpenEnded: false },
  { facet: 'language', isOpen: true, isOpenEnded: false },
  { facet: 'keywords', isOpen: true, isOpenEnded: true },
  { facet: 'authors', isOpen: false, isOpenEnded: true },
  { facet: 'publisher', isOpen: false, isOpenEnded: true },
  { facet: 'jurisdiction', isOpen: false, isOpenEnded: true },
];

/** Whether a facet is expanded at first: it is by default, or it has a choice. */
export function isOpenAtFirst({ facet, isOpen }: ShownFacet, active: ActiveFacets): boolean {
  return isOpen || facet in active;
}
