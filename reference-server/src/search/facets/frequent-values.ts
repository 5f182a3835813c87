import { FACETS } from '@leeszaal/shared-contracts';
import { type FacetArrays, facetAt, placeOf } from './facet-arrays.ts';
import type { FacetChoice } from './facet-choice.contract.ts';
import { type FacetTriple, VALUES_PER_FACET } from './facet-counts.ts';

/** The places of the most frequent values among some; of equally frequent ones the first. */
function mostFrequent(places: readonly number[], counts: Uint32Array): readonly number[] {
  const byCount = (a: number, b: number): number => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b;
  if (places.length <= VALUES_PER_FACET) return places.toSorted(byCount);
  // Sorting plain numbers finds the least count to keep, so that few places are left to sort.
  const sorted = Uint32Array.from(places, (place) => counts[place] ?? 0).sort();
  const least = sorted[sorted.length - VALUES_PER_FACET] ?? 0;
  return places
    .filter((place) => (counts[place] ?? 0) >= least)
    .toSorted(byCount)
    .slice(0, VALUES_PER_FACET);
}

/** For each facet its most frequent values with their counts, and the chosen ones. */
export function frequentValues(
  arrays: FacetArrays,
  counts: Uint32Array,
  choices: readonly FacetChoice[],
): FacetTriple[] {
  const occurring: number[][] = FACETS.map(() => []);
  counts.forEach((count, place) => {
    if (count > 0) occurring[facetAt(arrays, place)]?.push(place);
  });
  const chosen = choices.flatMap(({ ids }) => ids.map((id) => placeOf(arrays.valueIds, id)));
  const shown = new Set(occurring.flatMap((places) => mostFrequent(places, counts)));
  for (const place of chosen) if (place >= 0) shown.add(place);
  return Array.from(
    shown,
    (place): FacetTriple => [facetAt(arrays, place), arrays.texts[place] ?? '', counts[place] ?? 0],
  );
}
