import type { PagePosition } from '../book/chapters.ts';
import type { SegmentLayout } from '../layout/segment-layout.contract.ts';
import type { Spot } from './epub-spot.ts';
import type { Target } from './resolve-target.ts';

/** A page and the spot by which it is found again. */
export interface ShownPage extends PagePosition {
  readonly spot: Spot;
}

/** The page of a settled target; a named spot is kept. */
export function shownAt({ index, spot, pages }: Target, page: number): ShownPage {
  const isNamed = pages === 0 && spot.at !== 'page';
  return { index, page, spot: isNamed ? spot : { at: 'page', page } };
}

/** Replaces a page number by the first content on the page, which survives a new layout. */
export function pinned(shown: ShownPage, layout: Pick<SegmentLayout, 'firstOn'>): ShownPage {
  if (shown.spot.at !== 'page' && shown.spot.at !== 'end') return shown;
  const landmark = layout.firstOn(shown.page);
  return landmark ? { ...shown, spot: { at: 'landmark', landmark } } : shown;
}
