import { FACETS, type FacetCounts } from '@leeszaal/shared-contracts';
import type { FacetArrays } from './facet-arrays.ts';
import type { FacetTriple } from './facet-counts.ts';

/** Rows whose facet values are others for the caller. */
export interface AlteredRows {
  /** The ids of values that apply, by id of the publication. */
  readonly values: ReadonlyMap<number, readonly number[]>;
  /** The differences of the counts of the whole connection. */
  readonly differences: readonly FacetTriple[];
}

/** Nothing is altered. */
export const NO_ALTERED_ROWS: AlteredRows = { values: new Map(), differences: [] };

/** Counts of a whole connection as they are for the caller. */
export function withDifferences(
  counts: FacetCounts,
  differences: readonly FacetTriple[],
): FacetCounts {
  const changed: Record<string, Record<string, number>> = { ...counts };
  for (const [facet, value, difference] of differences) {
    const name = FACETS[facet] ?? '';
    const { [value]: before = 0, ...others } = changed[name] ?? {};
    const after = before + difference;
    const values = after > 0 ? { ...others, [value]: after } : others;
    if (Object.keys(values).length > 0) changed[name] = values;
    else delete changed[name];
  }
  return changed;
}

/** Rows in arrays of their own, or all. */
export interface CountedPart {
  readonly arrays: FacetArrays;
  readonly rows: Int32Array;
}

/** Splits rows into those of the arrays and the altered ones, which get arrays of their own. */
export function splitAltered(
  arrays: FacetArrays,
  rows: Int32Array,
  { values }: AlteredRows,
): CountedPart[] {
  if (values.size === 0) return [{ arrays, rows }];
  const isAltered = new Uint8Array(arrays.ids.length);
  for (const id of values.keys()) {
    const row = arrays.rowOf(id);
    if (row >= 0) isAltered[row] = 1;
  }
  const plain = rows.filter((row) => isAltered[row] === 0);
  if (plain.length === rows.length) return [{ arrays, rows }];
  const altered = rows.filter((row) => isAltered[row] === 1);
  const starts = new Int32Array(altered.length);
  const ends = new Int32Array(altered.length);
  const places: number[] = [];
  for (const [at, row] of altered.entries()) {
    starts[at] = places.length;
    for (const id of values.get(arrays.ids[row] ?? -1) ?? []) {
      const place = arrays.indexOf(id);
      if (place >= 0) places.push(place);
    }
    ends[at] = places.length;
  }
  const own = { ...arrays, starts, ends, values: new Int32Array(places) };
  return [
    { arrays, rows: plain },
    { arrays: own, rows: altered.map((_row, at) => at) },
  ];
}
