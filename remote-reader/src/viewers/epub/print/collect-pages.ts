import { nextTask } from '../../scheduling/next-task.ts';
import type { Standpoint } from '../book/chapters.ts';
import type { ReadingOrder } from '../book/reading-order.ts';

/** A segment whose pages are counted. */
export interface CountedSegment<T> {
  readonly pageCount: number;
  /** Takes a page of it, one of those that it was opened for. */
  take(page: number): T;
  /** No more pages of it are needed. */
  close(): void;
}

/**
 * Takes so many pages from a standpoint on, over the ends of segments; fewer where the book ends. The
 * browser gets to paint between two pages.
 *
 * @param open makes a segment ready, one at a time, from which at most so many pages will be taken from
 * the first on, which counts from 0
 */
export async function collectPages<T>(
  { index: start, page: first }: Standpoint,
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
