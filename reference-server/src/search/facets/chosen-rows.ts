import type { AlteredRows } from './altered-rows.ts';
import type { FacetArrays } from './facet-arrays.ts';
import type { FacetChoice } from './facet-choice.contract.ts';

/** Those of some rows that match all choices. */
export function chosenRows(
  arrays: FacetArrays,
  rows: Int32Array,
  choices: readonly FacetChoice[],
  { values: altered }: AlteredRows,
): Int32Array {
  const { ids, starts, ends, values, indexOf } = arrays;
  return choices.reduce((left, { ids: chosen }) => {
    const isChosen = new Uint8Array(arrays.texts.length);
    for (const id of chosen) {
      const place = indexOf(id);
      if (place >= 0) isChosen[place] = 1;
    }
    const matches = (row: number): boolean => {
      const own = altered.size > 0 && altered.get(ids[row] ?? -1);
      if (own) return own.some((id) => isChosen[indexOf(id)] === 1);
      const to = ends[row] ?? 0;
      for (let at = starts[row] ?? 0; at < to; at += 1) {
        if (isChosen[values[at] ?? 0] === 1) return true;
      }
      return false;
    };
    return left.filter(matches);
  }, rows);
}
