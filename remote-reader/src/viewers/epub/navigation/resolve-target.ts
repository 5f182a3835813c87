import type { ReadingOrder } from '../book/reading-order.ts';
import type { Spot } from './epub-spot.ts';

/** A requested page: a spot in a segment, and a number of pages from it. */
export interface Target {
  readonly index: number;
  readonly spot: Spot;
  /** Negative for backwards; counts page turns while the segment loads. */
  readonly pages: number;
}

/** The result once the pages of the segment are known. */
export type ResolvedTarget =
  | { readonly kind: 'here'; readonly page: number }
  | { readonly kind: 'elsewhere'; readonly target: Target };

/**
 * Counts the pages of a target: within the segment or into a neighbour, up to the ends of the book.
 *
 * @param page of the spot, from 0
 * @param pageCount of the segment
 */
export function resolveTarget(
  target: Target,
  page: number,
  pageCount: number,
  order: Pick<ReadingOrder, 'after' | 'before'>,
): ResolvedTarget {
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
