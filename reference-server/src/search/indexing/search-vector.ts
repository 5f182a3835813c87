import { quoteLexeme } from '../fields/lexeme.ts';
import type { Weight } from '../fields/search-fields.ts';

// What PostgreSQL keeps of one entry: more places would be dropped there.
const PLACES_KEPT = 256;

// PostgreSQL refuses a vector of a megabyte; letters take up to three bytes for each unit here.
const UNITS_KEPT = 300_000;
const UNITS_PER_ENTRY = 4;

/** PostgreSQL counts places in a text up to here. */
export const LAST_PLACE = 16_383;

/** Collects the entries of one publication or page, and writes them as a `tsvector`. */
export interface SearchVector {
  /** An entry at a place in the text; places count from 1. */
  place(lexeme: string, place: number, weight: Weight): void;
  /** An entry without a place. */
  mark(lexeme: string): void;
  toString(): string;
}

/** Makes an empty vector; what would make it too large for PostgreSQL is left out. */
export function createSearchVector(): SearchVector {
  const entries = new Map<string, string[]>();
  let units = 0;
  const placesOf = (lexeme: string): string[] | undefined => {
    const known = entries.get(lexeme);
    if (known || units > UNITS_KEPT) return known;
    units += lexeme.length + UNITS_PER_ENTRY;
    const places: string[] = [];
    entries.set(lexeme, places);
    return places;
  };
  return {
    place(lexeme, place, weight) {
      const places = placesOf(lexeme);
      if (places !== undefined && places.length < PLACES_KEPT && units <= UNITS_KEPT) {
        units += 1;
        places.push(`${Math.min(place, LAST_PLACE)}${weight === 'D' ? '' : weight}`);
      }
    },
    mark: (lexeme) => void placesOf(lexeme),
    toString: () =>
      Array.from(entries, ([lexeme, places]) =>
        places.length === 0 ? quoteLexeme(lexeme) : `${quoteLexeme(lexeme)}:${places.join(',')}`,
      ).join(' '),
  };
}
