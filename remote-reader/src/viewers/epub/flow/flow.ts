import type { Progression } from '../../contract/viewer.contract.ts';

/**
 * How the pages of a segment lie: side by side, to the right or to the left of one another, or,
 * where lines are vertical, one below the other.
 */
export type Flow = 'rightwards' | 'leftwards' | 'downwards';

/** A width and a height, in CSS pixels. */
export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** A rectangle as `getBoundingClientRect` gives it. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** The flow of what is styled so. */
export function flowOf({
  writingMode,
  direction,
}: Pick<CSSStyleDeclaration, 'writingMode' | 'direction'>): Flow {
  if (/^(?:vertical|sideways)/.test(writingMode)) return 'downwards';
  return direction === 'rtl' ? 'leftwards' : 'rightwards';
}

/** Which way the pages of a book go that doesn't say so. */
export function progressionOf({
  writingMode,
  direction,
}: Pick<CSSStyleDeclaration, 'writingMode' | 'direction'>): Progression {
  return writingMode.endsWith('-rl') || direction === 'rtl' ? 'rtl' : 'ltr';
}

/** From the beginning of one page to that of the next. */
export const strideOf = (flow: Flow, { width, height }: FrameSize): number =>
  flow === 'downwards' ? height : width;

/** How far the frame has scrolled from its first page. */
export function scrolled(flow: Flow, scroller: Pick<Element, 'scrollLeft' | 'scrollTop'>): number {
  if (flow === 'downwards') return scroller.scrollTop;
  return flow === 'leftwards' ? -scroller.scrollLeft : scroller.scrollLeft;
}

/** Scrolls so far from the first page. */
export function scrollTo(flow: Flow, scroller: Element, distance: number): void {
  if (flow === 'downwards') scroller.scrollTop = distance;
  else scroller.scrollLeft = flow === 'leftwards' ? -distance : distance;
}

/** The page on which a box begins, given how far the frame has scrolled. */
export function pageOfBox(flow: Flow, size: FrameSize, box: Box, scroll: number): number {
  const stride = strideOf(flow, size);
  const [start, length] =
    flow === 'downwards'
      ? [box.top, box.bottom - box.top]
      : flow === 'leftwards'
        ? [size.width - box.right, box.right - box.left]
        : [box.left, box.right - box.left];
  // Its middle, not its edge: letters and margins reach over the edge of a column.
  const middle = start + Math.min(length, stride) / 2;
  return Math.max(0, Math.floor((middle + scroll) / stride));
}
