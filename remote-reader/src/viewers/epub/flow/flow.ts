import type { Progression } from '../../contract/viewer.contract.ts';
import type { Size } from '../../zoom/strip-scale.ts';

/** The direction of a segment's pages; downwards if its lines are vertical. */
export type Flow = 'rightwards' | 'leftwards' | 'downwards';

/** A rectangle as `getBoundingClientRect` returns it. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** The flow of a style. */
export function flowOf({
  writingMode,
  direction,
}: Pick<CSSStyleDeclaration, 'writingMode' | 'direction'>): Flow {
  if (/^(?:vertical|sideways)/.test(writingMode)) return 'downwards';
  return direction === 'rtl' ? 'leftwards' : 'rightwards';
}

/** The direction of page turns, for a book that does not state it. */
export function progressionOf({
  writingMode,
  direction,
}: Pick<CSSStyleDeclaration, 'writingMode' | 'direction'>): Progression {
  return writingMode.endsWith('-rl') || direction === 'rtl' ? 'rtl' : 'ltr';
}

/** The distance between the starts of two pages. */
export const strideOf = (flow: Flow, { width, height }: Size): number =>
  flow === 'downwards' ? height : width;

/** How far the frame is scrolled from its first page. */
export function scrolled(flow: Flow, scroller: Pick<Element, 'scrollLeft' | 'scrollTop'>): number {
  if (flow === 'downwards') return scroller.scrollTop;
  return flow === 'leftwards' ? -scroller.scrollLeft : scroller.scrollLeft;
}

/** Scrolls to a distance from the first page. */
export function scrollTo(flow: Flow, scroller: Element, distance: number): void {
  if (flow === 'downwards') scroller.scrollTop = distance;
  else scroller.scrollLeft = flow === 'leftwards' ? -distance : distance;
}

/** The page on which a box begins. */
export function pageOfBox(flow: Flow, size: Size, box: Box, scroll: number): number {
  const stride = strideOf(flow, size);
  const [start, length] =
    flow === 'downwards'
      ? [box.top, box.bottom - box.top]
      : flow === 'leftwards'
        ? [size.width - box.right, box.right - box.left]
        : [box.left, box.right - box.left];
  // Its middle, since glyphs and margins overflow the edge of a column.
  const middle = start + Math.min(length, stride) / 2;
  return Math.max(0, Math.floor((middle + scroll) / stride));
}
