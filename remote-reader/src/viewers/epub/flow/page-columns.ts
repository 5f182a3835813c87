import { boxesOf } from './landmarks.ts';

/** Which columns of a segment are its pages; both count from 0. */
export interface PageColumns {
  readonly count: number;
  /** The column of a page. */
  columnOf(page: number): number;
  /** The page of a column; of one that is none the page that comes next, or else the last one. */
  pageOf(column: number): number;
}

/** So many columns, each a page. */
export const everyColumn = (count: number): PageColumns => ({
  count,
  columnOf: (page) => page,
  pageOf: (column) => Math.max(0, Math.min(column, count - 1)),
});

/**
 * Columns of which those are pages on which something stands: a chapter that begins a screen's height below
 * its page's edge would else begin with an empty one.
 *
 * @param filled the columns that are, at least one
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

/** How many of the last landmarks are asked where the text ends; a note may stand before its text. */
const ENDING = 8;

/** In a segment of more, only where there may be a column on which nothing stands does anybody look for one. */
const MANY_LANDMARKS = 2_000;
/** In a segment of more nobody does. */
const MOST_LANDMARKS = 20_000;

/** A segment that is laid out in columns. */
export interface LaidOut {
  readonly landmarks: readonly (Text | Element)[];
  /** What else is something to see. */
  readonly painted: readonly Element[];
  /** How many columns there may be at most. */
  readonly most: number;
  readonly columnAt: (box: DOMRect) => number;
}

/** How many columns there are up to the last one on which anything stands. */
function countColumns({ landmarks, most, columnAt }: LaidOut): number {
  const reached = (some: LaidOut['landmarks']) =>
    some.reduce((column, landmark) => {
      const box = boxesOf(landmark).at(-1);
      return box === undefined ? column : Math.max(column, columnAt(box) + 1);
    }, 0);
  if (reached(landmarks.slice(-ENDING)) >= most) return most;
  return Math.min(most, Math.max(1, reached(landmarks)));
}

/**
 * Whether there may be a column on which nothing stands. Only so many landmarks are looked at as it takes to
 * come from each column to the next: they stand in order, but for what stands beside others.
 */
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
    // What is displayed nowhere stands where its neighbour does.
    const [first = end] = columns;
    spans.push({ from, to: middle, end, start: first });
    spans.push({ from: middle, to, end: columns.at(-1) ?? end, start });
  }
  return false;
}

/**
 * The columns of a segment that are pages, up to the last one on which anything stands: a break or a margin
 * at the end of a chapter would else leave an empty page, and so would one in its midst.
 */
export function findColumns(laidOut: LaidOut): PageColumns {
  const { landmarks, painted, columnAt } = laidOut;
  const count = countColumns(laidOut);
  if (count === 1 || landmarks.length > MOST_LANDMARKS) return everyColumn(count);
  if (landmarks.length > MANY_LANDMARKS && !mayHaveGap(laidOut)) return everyColumn(count);
  const columns = [...landmarks, ...painted].flatMap((one) => boxesOf(one).map(columnAt));
  const filled = new Set(columns.filter((column) => column < count));
  return filled.size > 0 && filled.size < count ? filledColumns(filled) : everyColumn(count);
}
