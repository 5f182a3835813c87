import { boxesOf } from './landmarks.ts';

/** Maps the columns of a segment to its pages; both count from 0. */
export interface PageColumns {
  readonly count: number;
  columnOf(page: number): number;
  /** The page of a column; of an empty column, the next page or the last. */
  pageOf(column: number): number;
}

/** Every column is a page. */
export const everyColumn = (count: number): PageColumns => ({
  count,
  columnOf: (page) => page,
  pageOf: (column) => Math.max(0, Math.min(column, count - 1)),
});

/**
 * Only filled columns are pages: a large margin at the beginning of a chapter would otherwise cause an empty
 * one.
 */
function filledColumns(filled: ReadonlySet<number>): PageColumns {
  const columns = [...filled].sort((one, other) => one - other);
  const last = columns.length - 1;
  return {
    count: columns.length,
    columnOf: (page) => columns[Math.max(0, Math.min(page, last))] ?? 0,
    pageOf(column) {
      const page = columns.findIndex((one) => one >= column);
      return page < 0 ? last : page;
    },
  };
}

/** Landmarks that are checked for the end of the text; a note may precede its text. */
const ENDING = 8;

/** In longer segments, gaps are searched only where they are possible. */
const MANY_LANDMARKS = 2_000;
/** In longer segments, gaps are not searched at all. */
const MOST_LANDMARKS = 20_000;

/** A segment laid out in columns. */
export interface LaidOut {
  readonly landmarks: readonly (Text | Element)[];
  /** Other visible content. */
  readonly painted: readonly Element[];
  /** The greatest possible number of columns. */
  readonly most: number;
  readonly columnAt: (box: DOMRect) => number;
}

/** The number of columns up to the last filled one. */
function countColumns({ landmarks, most, columnAt }: LaidOut): number {
  const reached = (some: LaidOut['landmarks']) =>
    some.reduce((column, landmark) => {
      const box = boxesOf(landmark).at(-1);
      return box === undefined ? column : Math.max(column, columnAt(box) + 1);
    }, 0);
  if (reached(landmarks.slice(-ENDING)) >= most) return most;
  return Math.min(most, Math.max(1, reached(landmarks)));
}

/** Whether there may be an empty column: a binary search, since landmarks are mostly in order. */
function mayHaveGap({ landmarks, columnAt }: LaidOut): boolean {
  const columnsOf = (index: number) => {
    const landmark = landmarks[index];
    return landmark === undefined ? [] : boxesOf(landmark).map(columnAt);
  };
  if ((columnsOf(0)[0] ?? 0) > 0) return true;
  const spans: { from: number; to: number; end: number; start: number }[] = [];
  const last = landmarks.length - 1;
  spans.push({ from: 0, to: last, end: columnsOf(0).at(-1) ?? 0, start: columnsOf(last)[0] ?? 0 });
  for (let span = spans.pop(); span; span = spans.pop()) {
    const { from, to, end, start } = span;
    if (start - end <= 1) continue;
    if (to - from <= 1) return true;
    const middle = (from + to) >> 1;
    const columns = columnsOf(middle);
    // A landmark that is not displayed counts as its neighbour.
    const [first = end] = columns;
    spans.push({ from, to: middle, end, start: first });
    spans.push({ from: middle, to, end: columns.at(-1) ?? end, start });
  }
  return false;
}

/** The columns that are pages: not the empty ones, which margins and page breaks cause. */
export function findColumns(laidOut: LaidOut): PageColumns {
  const { landmarks, painted, columnAt } = laidOut;
  const count = countColumns(laidOut);
  if (count === 1 || landmarks.length > MOST_LANDMARKS) return everyColumn(count);
  if (landmarks.length > MANY_LANDMARKS && !mayHaveGap(laidOut)) return everyColumn(count);
  const columns = [...landmarks, ...painted].flatMap((one) => boxesOf(one).map(columnAt));
  const filled = new Set(columns.filter((column) => column < count));
  return filled.size > 0 && filled.size < count ? filledColumns(filled) : everyColumn(count);
}
