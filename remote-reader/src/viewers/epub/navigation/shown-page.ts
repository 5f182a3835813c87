import type { Standpoint } from '../book/chapters.ts';
import type { SegmentLayout } from '../layout/segment-layout.contract.ts';
import type { Spot } from './epub-spot.ts';
import type { Target } from './settle-target.ts';

/** What is shown: a page, and the spot by which it is found again. */
export interface ShownPage extends Standpoint {
  readonly spot: Spot;
}

/** The page on which a target has settled; a spot that was named is what it is found again by. */
export function shownAt({ index, spot, pages }: Target, page: number): ShownPage {
  const isNamed = pages === 0 && spot.at !== 'page';
  return { index, page, spot: isNamed ? spot : { at: 'page', page } };
}

/**
 * Has a page found again by what stands first on it, wherever that will be; a spot that was named
 * stays what it is.
 */
export function pinned(shown: ShownPage, layout: Pick<SegmentLayout, 'firstOn'>): ShownPage {
  if (shown.spot.at !== 'page' && shown.spot.at !== 'end') return shown;
  const landmark = layout.firstOn(shown.page);
  return landmark ? { ...shown, spot: { at: 'landmark', landmark } } : shown;
}
