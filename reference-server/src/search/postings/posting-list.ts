/** Rows of `FacetArrays` with a lexeme that adds the same to the score of each. */
export interface PostingPart {
  /** The result of `ts_rank` for the lexeme alone. */
  readonly rank: number;
  /** The rows, by {@link packRows}. */
  readonly rows: Uint8Array;
}

/** All rows of a connection with a lexeme. */
export interface PostingList {
  readonly parts: readonly PostingPart[];
  /** Memory of the list, in bytes. */
  readonly bytes: number;
}

/** Memory of a part beside its rows, in bytes. */
const BESIDE = 200;

/** Makes a list of its parts. */
export function packedList(parts: readonly PostingPart[]): PostingList {
  return { parts, bytes: parts.reduce((sum, { rows }) => sum + rows.length + BESIDE, BESIDE) };
}

/** Makes a list of parts with rows in any order. */
export function listOf(parts: Iterable<readonly [rank: number, rows: Int32Array]>): PostingList {
  return packedList(Array.from(parts, ([rank, rows]) => ({ rank, rows: packRows(rows.sort()) })));
}

const BITS = 7;
const MORE = 1 << BITS;
const BYTES_AT_MOST = 5;

/** Packs ascending rows: for each the difference from the previous one, seven bits in a byte, the low ones first. */
export function packRows(rows: Int32Array): Uint8Array {
  const packed = new Uint8Array(rows.length * BYTES_AT_MOST);
  let length = 0;
  let previous = 0;
  for (const row of rows) {
    let difference = row - previous;
    previous = row;
    for (; difference >= MORE; difference >>>= BITS) {
      packed[length] = (difference & (MORE - 1)) | MORE;
      length += 1;
    }
    packed[length] = difference;
    length += 1;
  }
  return packed.slice(0, length);
}

/** The rows that were packed. */
export function unpackRows(packed: Uint8Array): Int32Array {
  const rows = new Int32Array(packed.length);
  let amount = 0;
  let row = 0;
  let shift = 0;
  let difference = 0;
  for (const byte of packed) {
    difference |= (byte & (MORE - 1)) << shift;
    if (byte >= MORE) {
      shift += BITS;
      continue;
    }
    row += difference;
    rows[amount] = row;
    amount += 1;
    shift = 0;
    difference = 0;
  }
  return rows.subarray(0, amount);
}

/** Sets the marks of packed rows to 1. */
export function markRows(packed: Uint8Array, marks: Uint8Array): void {
  let row = 0;
  let shift = 0;
  let difference = 0;
  for (const byte of packed) {
    difference |= (byte & (MORE - 1)) << shift;
    if (byte >= MORE) {
      shift += BITS;
      continue;
    }
    row += difference;
    marks[row] = 1;
    shift = 0;
    difference = 0;
  }
}

/** Whether one of packed rows has a mark. */
export function hasMarkedRow(packed: Uint8Array, marks: Uint8Array): boolean {
  let row = 0;
  let shift = 0;
  let difference = 0;
  for (const byte of packed) {
    difference |= (byte & (MORE - 1)) << shift;
    if (byte >= MORE) {
      shift += BITS;
      continue;
    }
    row += difference;
    if (marks[row] === 1) return true;
    shift = 0;
    difference = 0;
  }
  return false;
}

/** Adds an amount to the sum of each packed row. */
export function addToRows(packed: Uint8Array, amount: number, sums: Float32Array): void {
  let row = 0;
  let shift = 0;
  let difference = 0;
  for (const byte of packed) {
    difference |= (byte & (MORE - 1)) << shift;
    if (byte >= MORE) {
      shift += BITS;
      continue;
    }
    row += difference;
    sums[row] = (sums[row] ?? 0) + amount;
    shift = 0;
    difference = 0;
  }
}
