import { placeOfHit } from '../../text/mark-text.ts';
import { isCfi, readCfi } from '../book/cfi.ts';
import type { Landmark } from '../flow/landmarks.ts';
import type { SegmentFrame } from '../frame/segment-frame.ts';

/** A position in a segment that can be found again after a new layout. */
export type Spot =
  | { readonly at: 'start' }
  | { readonly at: 'end' }
  /** An anchor's name or a CFI. */
  | { readonly at: 'fragment'; readonly fragment: string }
  | { readonly at: 'landmark'; readonly landmark: Landmark }
  /** The nth hit of the texts, from 0, else the last; the start if there is none. */
  | { readonly at: 'text'; readonly texts: readonly string[]; readonly nth: number }
  | { readonly at: 'page'; readonly page: number };

/** The place of a fragment; the start if there is none. */
export function spotOfFragment(fragment: string | undefined): Spot {
  return fragment === undefined ? { at: 'start' } : { at: 'fragment', fragment };
}

/** The element that a fragment names. */
export const anchorIn = (document: Document, fragment: string): Element | null =>
  document.getElementById(fragment) ?? document.querySelector(`a[name="${CSS.escape(fragment)}"]`);

/** The page of an anchor; the first page if there is none. */
export function pageOfAnchor({ document, layout }: SegmentFrame, fragment: string): number {
  const anchor = anchorIn(document, fragment);
  return anchor === null ? 0 : layout.pageOfNode(anchor);
}

/** The page of a spot in the current layout. */
export function pageOfSpot(frame: SegmentFrame, spot: Spot): number {
  const { layout, document } = frame;
  switch (spot.at) {
    case 'start':
      return 0;
    case 'end':
      return layout.pageCount - 1;
    case 'page':
      return Math.max(0, Math.min(spot.page, layout.pageCount - 1));
    case 'text': {
      const hit = placeOfHit(document.body, spot.texts, spot.nth);
      return hit ? layout.pageOfLandmark(hit) : 0;
    }
    case 'landmark':
      return layout.pageOfLandmark(spot.landmark);
    case 'fragment': {
      const point = isCfi(spot.fragment) ? readCfi(spot.fragment, document) : undefined;
      return point ? layout.pageOfLandmark(point) : pageOfAnchor(frame, spot.fragment);
    }
  }
}
