import { type FacetArrays, facetAt, placeOf } from './facet-arrays.ts';
import type { FacetChoice } from './facet-choice.contract.ts';

/** How often each place of the dictionary occurs, and how many publications meet every choice. */
export interface FacetTally {
  readonly total: number;
  readonly counts: Uint32Array;
}

/** For each place of the dictionary the bit of the facet in which it is chosen, else 0. */
function chosenBits(arrays: FacetArrays, choices: readonly FacetChoice[]): Uint8Array {
  const bits = new Uint8Array(arrays.valueIds.length);
  for (const { facet, ids } of choices) {
    for (const id of ids) {
      const place = placeOf(arrays.valueIds, id);
      if (place >= 0) bits[place] = 1 << facet;
    }
  }
  return bits;
}

/** For each place of the dictionary the bit of its facet. */
function facetBits(arrays: FacetArrays): Uint8Array {
  return Uint8Array.from(arrays.valueIds, (_id, place) => 1 << facetAt(arrays, place));
}

function* rowsOf(arrays: FacetArrays, found: readonly number[]): Iterable<number> {
  for (const id of found) {
    const row = placeOf(arrays.ids, id);
    if (row >= 0) yield row;
  }
}

/**
 * Counts the values of the found publications (all, when undefined). A publication counts for a facet
 * when it meets the choices of the other facets (`docs/decisions.md` 28).
 */
export function countFacets(
  arrays: FacetArrays,
  found: readonly number[] | undefined,
  choices: readonly FacetChoice[],
): FacetTally {
  const { starts, values } = arrays;
  const counts = new Uint32Array(arrays.valueIds.length);
  const required = choices.reduce((bits, { facet }) => bits | (1 << facet), 0);
  const chosen = required === 0 ? undefined : chosenBits(arrays, choices);
  const own = required === 0 ? undefined : facetBits(arrays);
  let total = 0;

  function count(row: number): void {
    const from = starts[row] ?? 0;
    const to = starts[row + 1] ?? from;
    let failed = required;
    if (chosen) for (let at = from; at < to; at += 1) failed &= ~(chosen[values[at] ?? 0] ?? 0);
    if (failed === 0) total += 1;
    // Two failed facets: it counts for none.
    else if ((failed & (failed - 1)) !== 0) return;
    for (let at = from; at < to; at += 1) {
      const place = values[at] ?? 0;
      if (failed === 0 || own?.[place] === failed) counts[place] = (counts[place] ?? 0) + 1;
    }
  }

  if (found === undefined) for (let row = 0; row < arrays.ids.length; row += 1) count(row);
  else for (const row of rowsOf(arrays, found)) count(row);
  return { total, counts };
}
