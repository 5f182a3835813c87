import { quoteLexeme } from '../fields/lexeme.ts';
import type { Weight } from '../fields/search-fields.ts';

// PostgreSQL drops further positions of a lexeme.
const PLACES_KEPT = 256;

// PostgreSQL limits a vector to a megabyte, at up to three bytes per UTF-16 unit.
const UNITS_KEPT = 300_000;
const UNITS_PER_ENTRY = 4;

/** The last position that PostgreSQL counts. */
export const LAST_PLACE = 16_383;

/** Builds the `tsvector` of a publication or page. */
export interface SearchVector {
  /** Adds a lexeme at a position, from 1. */
  place(lexeme: string, place: number, weight: Weight): void;
  /** Adds a lexeme without a position. */
  mark(lexeme: string): void;
  toString(): string;
}

/** Creates an empty vector; ignores additions beyond PostgreSQL's limit. */
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
