import { type IndexOf, indexIn } from './index-lookup.ts';

/** A facet value as stored. */
export interface DictionaryEntry {
  readonly id: number;
  readonly facet: number;
  readonly value: string;
}

/**
 * The facet values of all publications of a connection in typed arrays: some 50 bytes for each publication.
 * Counting 100,000 takes milliseconds.
 */
export interface FacetArrays {
  /** Ids of publications, ascending; an index in it is a row. */
  readonly ids: Int32Array;
  /** The row of a publication's id. */
  readonly rowOf: IndexOf;
  /** Index in `values` of a row's first value; the last entry is the end. */
  readonly starts: Int32Array;
  /** Dictionary indexes. */
  readonly values: Int32Array;
  /** The dictionary index of a value's id. */
  readonly indexOf: IndexOf;
  /** The facet's number by dictionary index. */
  readonly facets: Uint16Array;
  readonly texts: readonly string[];
  /** The characters of a row's title, as scores count them. */
  readonly titleLengths: Uint16Array;
}

/** Collects publications in ascending order of their ids. */
export interface FacetArraysBuilder {
  /** Begins the next publication. */
  begin(id: number, titleLength?: number): void;
  /** Adds a facet value to the publication; ignores unknown ids. */
  add(valueId: number): void;
  finish(): FacetArrays;
}

/** Begins arrays for a dictionary in ascending order of its ids. */
export function buildFacetArrays(dictionary: readonly DictionaryEntry[]): FacetArraysBuilder {
  const indexOf = indexIn(new Int32Array(dictionary.map(({ id }) => id)));
  const ids: number[] = [];
  const starts: number[] = [];
  const values: number[] = [];
  const titleLengths: number[] = [];
  return {
    begin(id, titleLength = 0) {
      ids.push(id);
      titleLengths.push(titleLength);
      starts.push(values.length);
    },
    add(valueId) {
      const place = indexOf(valueId);
      if (place >= 0) values.push(place);
    },
    finish() {
      starts.push(values.length);
      const rows = new Int32Array(ids);
      return {
        ids: rows,
        rowOf: indexIn(rows),
        starts: new Int32Array(starts),
        values: new Int32Array(values),
        indexOf,
        facets: new Uint16Array(dictionary.map(({ facet }) => facet)),
        texts: dictionary.map(({ value }) => value),
        titleLengths: new Uint16Array(titleLengths),
      };
    },
  };
}
