import {
  type AlteredRows,
  type CountedPart,
  NO_ALTERED_ROWS,
  splitAltered,
} from './altered-rows.ts';
import type { FacetArrays } from './facet-arrays.ts';
import type { FacetChoice } from './facet-choice.contract.ts';

/** Counts by dictionary index, and the number of publications that match every choice. */
export interface FacetTally {
  readonly total: number;
  readonly counts: Int32Array;
  /** Dictionary indexes with counts above 0, ascending. */
  readonly occurring: Int32Array;
}

/** With fewer than one row per so many values, scanning the rows' values is faster than scanning all counts. */
const VALUES_LOOKED_AT = 64;

function occurringIn(parts: readonly CountedPart[], counts: Int32Array): Int32Array {
  const amountOfRows = parts.reduce((sum, { rows }) => sum + rows.length, 0);
  if (amountOfRows * VALUES_LOOKED_AT < counts.length) {
    const places = new Set<number>();
    for (const { arrays, rows } of parts) {
      for (const row of rows) {
        const to = arrays.ends[row] ?? 0;
        for (let at = arrays.starts[row] ?? 0; at < to; at += 1) {
          const place = arrays.values[at] ?? 0;
          if ((counts[place] ?? 0) > 0) places.add(place);
        }
      }
    }
    return Int32Array.from(places).sort();
  }
  const places = new Int32Array(counts.length);
  let amount = 0;
  for (let place = 0; place < counts.length; place += 1) {
    if ((counts[place] ?? 0) === 0) continue;
    places[amount] = place;
    amount += 1;
  }
  return places.subarray(0, amount);
}

/** For each dictionary index the number of the choice that includes it, from 1, or 0. */
function choiceNumbers(arrays: FacetArrays, choices: readonly FacetChoice[]): Uint16Array {
  const numbers = new Uint16Array(arrays.texts.length);
  for (const [at, { ids }] of choices.entries()) {
    for (const id of ids) {
      const place = arrays.indexOf(id);
      if (place >= 0) numbers[place] = at + 1;
    }
  }
  return numbers;
}

/** Adds an amount to the count of each value of some rows. */
function addToCounts(
  { starts, ends, values }: FacetArrays,
  rows: Int32Array,
  counts: Int32Array,
  amount = 1,
): void {
  for (const row of rows) {
    const to = ends[row] ?? 0;
    for (let at = starts[row] ?? 0; at < to; at += 1) {
      const place = values[at] ?? 0;
      counts[place] = (counts[place] ?? 0) + amount;
    }
  }
}

/** Counts the values of most rows of a connection: of the whole connection, without those of the other rows. */
function countMost(arrays: FacetArrays, rows: Int32Array, counts: Int32Array): void {
  const isCounted = new Uint8Array(arrays.ids.length);
  for (const row of rows) isCounted[row] = 1;
  const others = new Int32Array(arrays.ids.length - rows.length);
  let amount = 0;
  for (let row = 0; row < isCounted.length; row += 1) {
    if (isCounted[row] === 1) continue;
    others[amount] = row;
    amount += 1;
  }
  counts.set(arrays.counts);
  addToCounts(arrays, others, counts, -1);
}

/** Counts rows that match all choices and, for each facet, those that fail only its own. Returns the former. */
function countChosen(
  arrays: FacetArrays,
  rows: Int32Array,
  choices: readonly FacetChoice[],
  counts: Int32Array,
): number {
  const { starts, ends, values, facets } = arrays;
  const numbers = choiceNumbers(arrays, choices);
  /** The last row that matches a choice, by its number. */
  const matched = new Int32Array(choices.length + 1).fill(-1);
  const sumOfNumbers = (choices.length * (choices.length + 1)) / 2;
  const facetOf = Int32Array.of(-1, ...choices.map(({ facet }) => facet));
  let total = 0;
  for (const row of rows) {
    const from = starts[row] ?? 0;
    const to = ends[row] ?? 0;
    let failures = choices.length;
    // With one failure left, this is its number.
    let failed = sumOfNumbers;
    for (let at = from; at < to; at += 1) {
      const number = numbers[values[at] ?? 0] ?? 0;
      if (number === 0 || matched[number] === row) continue;
      matched[number] = row;
      failures -= 1;
      failed -= number;
    }
    if (failures > 1) continue;
    if (failures === 0) total += 1;
    const facet = facetOf[failed] ?? -1;
    for (let at = from; at < to; at += 1) {
      const place = values[at] ?? 0;
      if (facet < 0 || facets[place] === facet) counts[place] = (counts[place] ?? 0) + 1;
    }
  }
  return total;
}

function rowsOf({ ids, total, rowOf }: FacetArrays, found: readonly number[] | undefined) {
  if (found === undefined) {
    const all = ids.map((_id, row) => row);
    return total === ids.length ? all : all.filter((row) => (ids[row] ?? -1) >= 0);
  }
  return new Int32Array(found.map(rowOf).filter((row) => row >= 0));
}

/**
 * Counts the values of the found publications (default: all). A publication counts for a facet when it matches
 * the choices of the other facets (`docs/decisions.md` 28).
 *
 * @param altered rows that have other values for the caller
 */
export function countFacets(
  arrays: FacetArrays,
  found: readonly number[] | undefined,
  choices: readonly FacetChoice[],
  altered: AlteredRows = NO_ALTERED_ROWS,
): FacetTally {
  return countRows(arrays, rowsOf(arrays, found), choices, altered);
}

/** The counts of the whole connection, which the arrays have. */
export function countWhole({ total, counts }: FacetArrays): FacetTally {
  const every = Int32Array.from(counts.keys());
  return { total, counts, occurring: every.filter((place) => (counts[place] ?? 0) > 0) };
}

/** Those of some rows whose publications are not gone; mostly all, which are then not copied. */
function presentRows({ ids }: FacetArrays, rows: Int32Array): Int32Array {
  const isPresent = (row: number): boolean => (ids[row] ?? -1) >= 0;
  return rows.every(isPresent) ? rows : rows.filter(isPresent);
}

/** As {@link countFacets}, of rows; publications that are gone since these were found are left out. */
export function countRows(
  arrays: FacetArrays,
  found: Int32Array,
  choices: readonly FacetChoice[],
  altered: AlteredRows = NO_ALTERED_ROWS,
): FacetTally {
  const parts = splitAltered(arrays, presentRows(arrays, found), altered);
  const counts = new Int32Array(arrays.texts.length);
  let total = 0;
  for (const part of parts) {
    if (choices.length > 0) total += countChosen(part.arrays, part.rows, choices, counts);
    else {
      total += part.rows.length;
      const isMost = part.arrays === arrays && part.rows.length > arrays.total / 2;
      if (isMost) countMost(arrays, part.rows, counts);
      else addToCounts(part.arrays, part.rows, counts);
    }
  }
  return { total, counts, occurring: occurringIn(parts, counts) };
}
