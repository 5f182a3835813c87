import { contours } from 'd3-contour';
import type { Point } from '../../picture/svg.ts';
import type { Lattice } from './terrain.ts';

/** The lines of one height over a lattice, as long as they run, in shares of the window (0 to 1). */
export function contour({ columns, rows, heights }: Lattice, level: number): Point[][] {
  const { coordinates } = contours()
    .size([columns + 1, rows + 1])
    .contour(Array.from(heights), level);
  const lines = coordinates
    .flat()
    .flatMap((ring) =>
      linesOf(ring.map(([x = 0, y = 0]): Point => [(x - 0.5) / columns, (y - 0.5) / rows])),
    );
  return lines.filter((line) => line.length > 3);
}

const isInside = ([x, y]: Point): boolean => x >= 0 && x <= 1 && y >= 0 && y <= 1;

/** Cuts a ring where it runs round the window's edge, where there is no line. */
function linesOf(ring: readonly Point[]): Point[][] {
  const outside = ring.findIndex((point) => !isInside(point));
  if (outside < 0) return [[...ring]];
  const lines: Point[][] = [[]];
  for (const point of [...ring.slice(outside), ...ring.slice(1, outside)]) {
    if (isInside(point)) lines.at(-1)?.push(point);
    else lines.push([]);
  }
  return lines;
}
