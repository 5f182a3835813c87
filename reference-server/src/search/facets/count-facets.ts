import type { FacetArrays } from './facet-arrays.ts';
import type { FacetChoice } from './facet-choice.contract.ts';

/** Counts by dictionary index, and the number of publications that match every choice. */
export interface FacetTally {
  readonly total: number;
  readonly counts: Uint32Array;
  /** Dictionary indexes with counts above 0, ascending. */
  readonly occurring: Int32Array;
}

/** With fewer than one row per so many values, scanning the rows' values is faster than scanning all counts. */
const VALUES_LOOKED_AT = 64;

function occurringIn(
  { starts, values }: FacetArrays,
  rows: Int32Array,
  counts: Uint32Array,
): Int32Array {
  if (rows.length * VALUES_LOOKED_AT < counts.length) {
    const places = new Set<number>();
    for (const row of rows) {
      const to = starts[row + 1] ?? 0;
      for (let at = starts[row] ?? 0; at < to; at += 1) {
        const place = values[at] ?? 0;
        if ((counts[place] ?? 0) > 0) places.add(place);
      }
    }
    return Int32Array.from(places).sort();
  }
  const places = new Int32Array(counts.length);
  let amount = 0;
  for (let place = 0; place < counts.length; place += 1) {
    if ((counts[place] ?? 0) === 0) continue;
    places[amount] = place;
    amount += 1;
  }
  return places.subarray(0, amount);
}

/** For each place of the dictionary the bit of the facet in which it is chosen, else 0. */
function chosenBits(arrays: FacetArrays, choices: readonly FacetChoice[]): Uint8Array {
  const bits = new Uint8Array(arrays.texts.length);
  for (const { facet, ids } of choices) {
    for (const id of ids) {
      const place = arrays.indexOf(id);
      if (place >= 0) bits[place] = 1 << facet;
    }
  }
  return bits;
}

/** Counts the values of some rows. */
function countAll({ starts, values }: FacetArrays, rows: Int32Array, counts: Uint32Array): void {
  for (const row of rows) {
    const to = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < to; at += 1) {
      const place = values[at] ?? 0;
      counts[place] = (counts[place] ?? 0) + 1;
    }
  }
}

/** Counts what meets all choices, and for each facet what meets all but its own; answers the former. */
function countChosen(
  arrays: FacetArrays,
  rows: Int32Array,
  choices: readonly FacetChoice[],
  counts: Uint32Array,
): number {
  const { starts, values, facets } = arrays;
  const required = choices.reduce((bits, { facet }) => bits | (1 << facet), 0);
  const chosen = chosenBits(arrays, choices);
  let total = 0;
  for (const row of rows) {
    const from = starts[row] ?? 0;
    const to = starts[row + 1] ?? 0;
    let failed = required;
    for (let at = from; at < to; at += 1) failed &= ~(chosen[values[at] ?? 0] ?? 0);
    // Two failed facets: it counts for none.
    if ((failed & (failed - 1)) !== 0) continue;
    if (failed === 0) total += 1;
    for (let at = from; at < to; at += 1) {
      const place = values[at] ?? 0;
      if (failed === 0 || 1 << (facets[place] ?? 0) === failed) {
        counts[place] = (counts[place] ?? 0) + 1;
      }
    }
  }
  return total;
}

function rowsOf({ ids, rowOf }: FacetArrays, found: readonly number[] | undefined): Int32Array {
  if (found === undefined) return ids.map((_id, row) => row);
  return new Int32Array(found.map(rowOf).filter((row) => row >= 0));
}

/**
 * Counts the values of the found publications (default: all). A publication counts for a facet when it matches
 * the choices of the other facets (`docs/decisions.md` 28).
 */
export function countFacets(
  arrays: FacetArrays,
  found: readonly number[] | undefined,
  choices: readonly FacetChoice[],
): FacetTally {
  const rows = rowsOf(arrays, found);
  const counts = new Uint32Array(arrays.texts.length);
  let total = rows.length;
  if (choices.length > 0) total = countChosen(arrays, rows, choices, counts);
  else countAll(arrays, rows, counts);
  return { total, counts, occurring: occurringIn(arrays, rows, counts) };
}
