import { FACET_MASK } from './facets.ts';
import { type PlaceOf, placesIn } from './places.ts';

/** A value of a facet as the tables know it. */
export interface DictionaryEntry {
  readonly id: number;
  readonly value: string;
}

/**
 * The facet values of all publications of a connection, in arrays of numbers: some 50 bytes for each
 * publication, and counting a hundred thousand takes milliseconds.
 */
export interface FacetArrays {
  /** In rising order; a publication's place in it is its row. */
  readonly ids: Int32Array;
  /** The row of a publication, by its id. */
  readonly rowOf: PlaceOf;
  /** Where a row's values begin in `values`; one more than there are rows. */
  readonly starts: Int32Array;
  /** Places in the dictionary. */
  readonly values: Int32Array;
  /** The place of a value in the dictionary, by its id. */
  readonly placeOf: PlaceOf;
  /** For each place of the dictionary the number of its facet. */
  readonly facets: Uint8Array;
  readonly texts: readonly string[];
}

/** Collects publications in the rising order of their ids. */
export interface FacetArraysBuilder {
  /** Begins the next publication. */
  begin(id: number): void;
  /** A facet value of the publication, by its id; one that the dictionary lacks is left out. */
  add(valueId: number): void;
  finish(): FacetArrays;
}

/** Begins arrays over a dictionary in the rising order of its ids. */
export function buildFacetArrays(dictionary: readonly DictionaryEntry[]): FacetArraysBuilder {
  const placeOf = placesIn(new Int32Array(dictionary.map(({ id }) => id)));
  const ids: number[] = [];
  const starts: number[] = [];
  const values: number[] = [];
  return {
    begin(id) {
      ids.push(id);
      starts.push(values.length);
    },
    add(valueId) {
      const place = placeOf(valueId);
      if (place >= 0) values.push(place);
    },
    finish() {
      starts.push(values.length);
      const rows = new Int32Array(ids);
      return {
        ids: rows,
        rowOf: placesIn(rows),
        starts: new Int32Array(starts),
        values: new Int32Array(values),
        placeOf,
        facets: new Uint8Array(dictionary.map(({ id }) => id & FACET_MASK)),
        texts: dictionary.map(({ value }) => value),
      };
    },
  };
}
