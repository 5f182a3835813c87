import type { ReadingOrder } from '../book/reading-order.ts';
import type { Spot } from './epub-spot.ts';

/** What is to be shown: a spot in a segment, and so many pages from it. */
export interface Target {
  readonly index: number;
  readonly spot: Spot;
  /** Pages to turn from the spot on, negative for back: presses that came while it was prepared. */
  readonly pages: number;
}

/** What becomes of a target once the pages of its segment are known. */
export type Settled =
  | { readonly kind: 'here'; readonly page: number }
  | { readonly kind: 'elsewhere'; readonly target: Target };

/**
 * Counts a target's pages out: within the segment, or on into a neighbour, whose pages are counted
 * next. At both ends of the book the count stops.
 *
 * @param page of the spot in the segment, from 0
 * @param pageCount of the segment
 */
export function settleTarget(
  target: Target,
  page: number,
  pageCount: number,
  order: Pick<ReadingOrder, 'after' | 'before'>,
): Settled {
  const aim = page + target.pages;
  const next = aim >= pageCount ? order.after(target.index) : undefined;
  if (next !== undefined) {
    const pages = aim - pageCount;
    return { kind: 'elsewhere', target: { index: next, spot: { at: 'start' }, pages } };
  }
  const previous = aim < 0 ? order.before(target.index) : undefined;
  if (previous !== undefined) {
    const pages = aim + 1;
    return { kind: 'elsewhere', target: { index: previous, spot: { at: 'end' }, pages } };
  }
  return { kind: 'here', page: Math.max(0, Math.min(aim, pageCount - 1)) };
}
