import type { Point } from '../../picture/svg.ts';
import type { Lattice } from './terrain.ts';

/** Where a level crosses an edge of the lattice, by the edge's number; edges are shared by two cells. */
type Crossings = Map<number, Point>;

const CASES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 2]],
  [[2, 1]],
  [[3, 1]],
  [[1, 0]],
  [
    [3, 0],
    [1, 2],
  ],
  [[2, 0]],
  [[3, 0]],
  [[0, 3]],
  [[0, 2]],
  [
    [0, 1],
    [2, 3],
  ],
  [[0, 1]],
  [[1, 3]],
  [[1, 2]],
  [[2, 3]],
  [],
];

/** The lines of one height over a lattice, as long as they run, in shares of the window (0 to 1). */
export function contour({ columns, rows, heights }: Lattice, level: number): Point[][] {
  const stride = columns + 1;
  const value = (column: number, row: number): number =>
    (heights[row * stride + column] ?? 0) - level;
  const crossings: Crossings = new Map();
  const neighbours = new Map<number, number[]>();

  /** Edges: 0 top, 1 right, 2 bottom, 3 left; even numbers are horizontal. */
  const edge = (column: number, row: number, side: number): number => {
    const [x, y, upright] =
      side === 0
        ? [column, row, 0]
        : side === 1
          ? [column + 1, row, 1]
          : side === 2
            ? [column, row + 1, 0]
            : [column, row, 1];
    const number = ((y ?? 0) * stride + (x ?? 0)) * 2 + (upright ?? 0);
    if (!crossings.has(number)) {
      const [ax, ay] = [x ?? 0, y ?? 0];
      const [bx, by] = upright ? [ax, ay + 1] : [ax + 1, ay];
      const [here, there] = [value(ax, ay), value(bx, by)];
      const share = here / (here - there || 1);
      crossings.set(number, [(ax + (bx - ax) * share) / columns, (ay + (by - ay) * share) / rows]);
    }
    return number;
  };
  const join = (one: number, other: number): void => {
    neighbours.set(one, [...(neighbours.get(one) ?? []), other]);
    neighbours.set(other, [...(neighbours.get(other) ?? []), one]);
  };
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const kind =
        (value(column, row) > 0 ? 8 : 0) +
        (value(column + 1, row) > 0 ? 4 : 0) +
        (value(column + 1, row + 1) > 0 ? 2 : 0) +
        (value(column, row + 1) > 0 ? 1 : 0);
      for (const [from, to] of CASES[kind] ?? [])
        join(edge(column, row, from), edge(column, row, to));
    }
  }
  return trace(neighbours, crossings);
}

/** Follows joined crossings into lines; ends at the frame come first, then rings. */
function trace(neighbours: Map<number, number[]>, crossings: Crossings): Point[][] {
  const lines: Point[][] = [];
  const unused = new Set(neighbours.keys());
  const follow = (start: number): void => {
    const line: Point[] = [];
    let at: number | undefined = start;
    while (at !== undefined) {
      unused.delete(at);
      line.push(crossings.get(at) ?? [0, 0]);
      at = neighbours.get(at)?.find((next) => unused.has(next));
    }
    if ((neighbours.get(start)?.length ?? 0) > 1 && line.length > 2)
      line.push(crossings.get(start) ?? [0, 0]);
    if (line.length > 3) lines.push(line);
  };
  for (const [number, joined] of neighbours)
    if (joined.length === 1 && unused.has(number)) follow(number);
  for (const number of neighbours.keys()) if (unused.has(number)) follow(number);
  return lines;
}
