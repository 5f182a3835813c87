import { FACET_MASK } from './facets.ts';

/** A value of a facet as the tables know it. */
export interface DictionaryEntry {
  readonly id: number;
  readonly value: string;
}

/**
 * The facet values of all publications of a connection, in arrays of numbers: some 45 bytes for each
 * publication, and counting a hundred thousand takes milliseconds.
 */
export interface FacetArrays {
  /** In rising order; a publication's place in it is its row. */
  readonly ids: Int32Array;
  /** Where a row's values begin in `values`; one more than there are rows. */
  readonly starts: Int32Array;
  /** Places in the dictionary. */
  readonly values: Int32Array;
  /** In rising order. */
  readonly valueIds: Int32Array;
  readonly texts: readonly string[];
}

/** Collects publications in the rising order of their ids. */
export interface FacetArraysBuilder {
  /** A publication with the ids of its facet values; ids that the dictionary lacks are left out. */
  add(id: number, valueIds: readonly number[]): void;
  finish(): FacetArrays;
}

/** The place of a number in a rising list, or -1. */
export function placeOf(list: Int32Array, wanted: number): number {
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
}

/** Begins arrays over a dictionary in the rising order of its ids. */
export function buildFacetArrays(dictionary: readonly DictionaryEntry[]): FacetArraysBuilder {
  const valueIds = Int32Array.from(dictionary, ({ id }) => id);
  const ids: number[] = [];
  const starts: number[] = [0];
  const values: number[] = [];
  return {
    add(id, ofPublication) {
      ids.push(id);
      for (const valueId of ofPublication) {
        const place = placeOf(valueIds, valueId);
        if (place >= 0) values.push(place);
      }
      starts.push(values.length);
    },
    finish: () => ({
      ids: Int32Array.from(ids),
      starts: Int32Array.from(starts),
      values: Int32Array.from(values),
      valueIds,
      texts: dictionary.map(({ value }) => value),
    }),
  };
}

/** The facet that a place in the dictionary belongs to. */
export function facetAt(arrays: FacetArrays, place: number): number {
  return (arrays.valueIds[place] ?? 0) & FACET_MASK;
}
