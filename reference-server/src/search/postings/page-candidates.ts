/** Among what a page is. */
export interface PageCandidates {
  /** Places in the list of scores. */
  readonly places: readonly number[];
  /** How many surely come before all of them. */
  readonly before: number;
}

/** The number at a place of the descending order; reorders the numbers (quickselect). */
export function numberAt(numbers: Float64Array, place: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const border = numbers[(low + high) >>> 1] ?? 0;
    let left = low;
    let right = high;
    while (left <= right) {
      while ((numbers[left] ?? 0) > border) left += 1;
      while ((numbers[right] ?? 0) < border) right -= 1;
      if (left > right) break;
      const moved = numbers[left] ?? 0;
      numbers[left] = numbers[right] ?? 0;
      numbers[right] = moved;
      left += 1;
      right -= 1;
    }
    if (place <= right) high = right;
    else if (place >= left) low = left;
    else break;
  }
  return numbers[place] ?? 0;
}

/**
 * Which scores may be on a page, highest first, when each is known but for an error.
 *
 * @param error the largest difference of a score from the true one
 */
export function pageCandidates(
  scores: Float64Array,
  { offset, limit }: { readonly offset: number; readonly limit: number },
  error: number,
): PageCandidates {
  if (offset >= scores.length || limit === 0) return { places: [], before: 0 };
  const numbers = scores.slice();
  const last = Math.min(offset + limit, scores.length) - 1;
  // A true score at a place of the order differs from the one known there by an error at most.
  const highest = numberAt(numbers, offset) + 2 * error;
  const lowest = numberAt(numbers, last) - 2 * error;
  const places: number[] = [];
  let before = 0;
  for (let place = 0; place < scores.length; place += 1) {
    const score = scores[place] ?? 0;
    if (score > highest) before += 1;
    else if (score >= lowest) places.push(place);
  }
  return { places, before };
}
