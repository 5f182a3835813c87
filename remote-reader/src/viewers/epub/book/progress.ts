import type { ReadingOrder } from './reading-order.ts';

type Items = ReadingOrder['items'];

/** Lengths by which segments are weighed: all alike unless every segment has one, and one is not 0. */
function lengthsOf(items: Items): readonly number[] {
  const known = items.flatMap(({ length }) => length ?? []);
  return known.length === items.length && known.some((length) => length > 0)
    ? known
    : items.map(() => 1);
}

/**
 * How much of a book lies behind, by length and not by the number of files (`docs/decisions.md` 87). Segments
 * beside the reading order count for nothing: there it is what lies before them.
 *
 * @param part of the segment that is read, 0 to 1
 * @returns 0 to 1
 */
export function progressOf(items: Items, index: number, part: number): number {
  const lengths = lengthsOf(items);
  const isRead = items.some(({ linear }) => linear) ? items.map(({ linear }) => linear) : undefined;
  let total = 0;
  let behind = 0;
  for (const [at, length] of lengths.entries()) {
    if (isRead?.[at] === false) continue;
    total += length;
    if (at < index) behind += length;
    if (at === index) behind += length * part;
  }
  return total === 0 ? 0 : behind / total;
}
