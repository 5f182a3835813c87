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

/** In a segment of more nobody looks for columns on which nothing stands. */
const MANY_LANDMARKS = 2_000;

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
 * The columns of a segment that are pages, up to the last one on which anything stands: a break or a margin
 * at the end of a chapter would else leave an empty page, and so would one in its midst.
 */
export function findColumns(laidOut: LaidOut): PageColumns {
  const { landmarks, painted, columnAt } = laidOut;
  const count = countColumns(laidOut);
  if (count === 1 || landmarks.length > MANY_LANDMARKS) return everyColumn(count);
  const columns = [...landmarks, ...painted].flatMap((one) => boxesOf(one).map(columnAt));
  const filled = new Set(columns.filter((column) => column < count));
  return filled.size > 0 && filled.size < count ? filledColumns(filled) : everyColumn(count);
}
