import { nextTask } from '../../scheduling/next-task.ts';
import type { PagePosition } from '../book/chapters.ts';
import type { ReadingOrder } from '../book/reading-order.ts';

/** A segment whose pages are collected. */
export interface CountedSegment<T> {
  readonly pageCount: number;
  /** Takes one of the pages for which the segment was opened. */
  take(page: number): T;
  close(): void;
}

/**
 * Collects pages from a position on, across segments, up to the end of the book. The browser may paint
 * between two pages.
 *
 * @param open prepares a segment, one at a time, for up to `most` pages from `first`, which counts from 0
 */
export async function collectPages<T>(
  { index: start, page: first }: PagePosition,
  amount: number,
  order: Pick<ReadingOrder, 'after'>,
  open: (index: number, first: number, most: number) => Promise<CountedSegment<T>>,
): Promise<readonly T[]> {
  const taken: T[] = [];
  let index: number | undefined = start;
  let page = first;
  while (index !== undefined && taken.length < amount) {
    const segment = await open(index, page, amount - taken.length);
    try {
      for (; page < segment.pageCount && taken.length < amount; page += 1) {
        taken.push(segment.take(page));
        await nextTask();
      }
    } finally {
      segment.close();
    }
    page = 0;
    index = order.after(index);
  }
  return taken;
}
