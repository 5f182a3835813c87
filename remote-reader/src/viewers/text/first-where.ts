/**
 * The first of many for which something holds, when it holds for all that follow as well.
 *
 * @returns its index, or the number of all when it holds for none
 */
export function firstWhere(count: number, holds: (index: number) => boolean): number {
  let from = 0;
  let to = count;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}
