/** The place of a number in a list, or -1. */
export type PlaceOf = (wanted: number) => number;

/** A table may have so many entries for each number in the list. */
const SPARSEST = 16;

function byHalving(list: Int32Array): PlaceOf {
  return (wanted) => {
    let low = 0;
    let high = list.length - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const found = list[middle] ?? 0;
      if (found === wanted) return middle;
      if (found < wanted) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  };
}

/**
 * Looks up places in a rising list: in a table where its numbers lie close together, as ids mostly do,
 * which is several times as fast as by halving.
 */
export function placesIn(list: Int32Array): PlaceOf {
  const first = list[0] ?? 0;
  const span = (list[list.length - 1] ?? -1) - first + 1;
  if (span > SPARSEST * list.length) return byHalving(list);
  const table = new Int32Array(span).fill(-1);
  list.forEach((number, place) => {
    table[number - first] = place;
  });
  return (wanted) => table[wanted - first] ?? -1;
}
