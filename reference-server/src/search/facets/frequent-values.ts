import { FACETS } from '@leeszaal/shared-contracts';
import type { FacetTally } from './count-facets.ts';
import type { FacetArrays } from './facet-arrays.ts';
import type { FacetChoice } from './facet-choice.contract.ts';
import { type FacetTriple, valuesShown } from './facet-counts.ts';

/** Counts from here on share one slot. */
const OFTEN = 4096;

/** For each facet the least count of its most frequent values. */
function leastCounts({ facets }: FacetArrays, { counts, occurring }: FacetTally): Uint32Array {
  // The number of values by facet and count.
  const amounts = new Uint32Array(FACETS.length * (OFTEN + 1));
  for (const place of occurring) {
    const slot = (facets[place] ?? 0) * (OFTEN + 1) + Math.min(counts[place] ?? 0, OFTEN);
    amounts[slot] = (amounts[slot] ?? 0) + 1;
  }
  return Uint32Array.from(FACETS, (_name, facet) => {
    let least = OFTEN;
    let kept = amounts[facet * (OFTEN + 1) + least] ?? 0;
    while (kept < valuesShown(facet) && least > 1) {
      least -= 1;
      kept += amounts[facet * (OFTEN + 1) + least] ?? 0;
    }
    return least;
  });
}

/** Adds a dictionary index to a list of those with the lowest ids, which ascend; drops the highest beyond `most`. */
function addByValue(list: number[], place: number, valueIds: Int32Array, most: number): void {
  const id = valueIds[place] ?? 0;
  let at = list.length;
  // Mostly indexes ascend as ids do; those of new values may not.
  while (at > 0 && (valueIds[list[at - 1] ?? 0] ?? 0) > id) at -= 1;
  // A value that occurs once can be one of a hundred thousand.
  if (at === most) return;
  list.splice(at, 0, place);
  if (list.length > most) list.pop();
}

/** Dictionary indexes of each facet's most frequent values; ties by the values' ids, as the database orders them. */
function mostFrequent(arrays: FacetArrays, tally: FacetTally): number[] {
  const { counts, occurring } = tally;
  const { valueIds } = arrays;
  const least = leastCounts(arrays, tally);
  const above: number[][] = FACETS.map(() => []);
  const equal: number[][] = FACETS.map(() => []);
  for (const place of occurring) {
    const count = counts[place] ?? 0;
    const facet = arrays.facets[place] ?? 0;
    const border = least[facet] ?? 0;
    if (count < border) continue;
    if (count > border || border === OFTEN) above[facet]?.push(place);
    else addByValue(equal[facet] ?? [], place, valueIds, valuesShown(facet));
  }
  const byCount = (a: number, b: number): number =>
    (counts[b] ?? 0) - (counts[a] ?? 0) || (valueIds[a] ?? 0) - (valueIds[b] ?? 0);
  return FACETS.flatMap((_name, facet) =>
    [...(above[facet] ?? []).sort(byCount), ...(equal[facet] ?? [])].slice(0, valuesShown(facet)),
  );
}

/** Each facet's most frequent values with their counts, and the chosen ones. */
export function frequentValues(
  arrays: FacetArrays,
  tally: FacetTally,
  choices: readonly FacetChoice[],
): FacetTriple[] {
  const shown = new Set(mostFrequent(arrays, tally));
  for (const id of choices.flatMap(({ ids }) => ids)) {
    const place = arrays.indexOf(id);
    if (place >= 0) shown.add(place);
  }
  return Array.from(
    shown,
    (place): FacetTriple => [
      arrays.facets[place] ?? 0,
      arrays.texts[place] ?? '',
      tally.counts[place] ?? 0,
    ],
  );
}
