import type { ReadingOrder } from './reading-order.ts';

type Items = ReadingOrder['items'];

/** Weights of segments: their lengths if all are known, else equal ones. */
function lengthsOf(items: Items): readonly number[] {
  const known = items.flatMap(({ length }) => length ?? []);
  return known.length === items.length && known.some((length) => length > 0)
    ? known
    : items.map(() => 1);
}

/**
 * The share of a book that is read, 0 to 1, by length (`docs/decisions.md` 87). Segments outside the linear
 * order do not count.
 *
 * @param part of the segment that is read, 0 to 1
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
