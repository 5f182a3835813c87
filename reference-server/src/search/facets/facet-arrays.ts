import { roomyListOf } from './changing/grown-list.ts';
import { type IndexOf, indexIn } from './index-lookup.ts';

/** A facet value as stored. */
export interface DictionaryEntry {
  readonly id: number;
  readonly facet: number;
  readonly value: string;
}

/**
 * The facet values of all publications of a connection in typed arrays: some 60 bytes for each publication.
 * Counting 100,000 takes milliseconds. Publications that change keep their rows (`createChangingArrays`).
 */
export interface FacetArrays {
  /** Ids of publications; an index in it is a row. Rows of publications that are gone have -1. */
  readonly ids: Int32Array;
  /** The number of publications, without those that are gone. */
  readonly total: number;
  /** The row of a publication's id. */
  readonly rowOf: IndexOf;
  /** Index in `values` of a row's first value. */
  readonly starts: Int32Array;
  /** Index in `values` after a row's last value. */
  readonly ends: Int32Array;
  /** Dictionary indexes. */
  readonly values: Int32Array;
  /** The dictionary index of a value's id. */
  readonly indexOf: IndexOf;
  /** The ids of values by dictionary index: those first read ascending, then new ones. */
  readonly valueIds: Int32Array;
  /** The facet's number by dictionary index. */
  readonly facets: Int32Array;
  readonly texts: readonly string[];
  /** The number of publications by dictionary index. */
  readonly counts: Int32Array;
  /** The characters of a row's title, as scores count them. */
  readonly titleLengths: Int32Array;
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
  const valueIds = new Int32Array(dictionary.map(({ id }) => id));
  const indexOf = indexIn(valueIds);
  const counts = new Int32Array(dictionary.length);
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
      if (place < 0) return;
      values.push(place);
      counts[place] = (counts[place] ?? 0) + 1;
    },
    finish() {
      const rows = new Int32Array(ids);
      return {
        ids: rows,
        total: rows.length,
        rowOf: indexIn(rows),
        starts: new Int32Array(starts),
        ends: Int32Array.from(starts, (_start, row) => starts[row + 1] ?? values.length),
        values: roomyListOf(values),
        indexOf,
        valueIds,
        facets: new Int32Array(dictionary.map(({ facet }) => facet)),
        texts: dictionary.map(({ value }) => value),
        counts,
        titleLengths: new Int32Array(titleLengths),
      };
    },
  };
}
