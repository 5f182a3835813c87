import type { Point } from '../../picture/svg.ts';
import { EXTENT, survey } from './terrain.ts';

const COLUMNS = 252;

/** Places by height, the lowest first. */
class Heap {
  readonly #items: (readonly [height: number, cell: number])[] = [];

  get size(): number {
    return this.#items.length;
  }

  #heightOf(index: number): number {
    return this.#items[index]?.[0] ?? Number.POSITIVE_INFINITY;
  }

  #swap(one: number, other: number): void {
    const [first, second] = [this.#items[one], this.#items[other]];
    if (first === undefined || second === undefined) return;
    this.#items[one] = second;
    this.#items[other] = first;
  }

  push(height: number, cell: number): void {
    this.#items.push([height, cell]);
    for (let at = this.#items.length - 1; at > 0; ) {
      const above = (at - 1) >> 1;
      if (this.#heightOf(above) <= this.#heightOf(at)) break;
      this.#swap(above, at);
      at = above;
    }
  }

  pop(): readonly [height: number, cell: number] | undefined {
    const [first] = this.#items;
    const last = this.#items.pop();
    if (first === undefined || last === undefined || this.#items.length === 0) return first;
    this.#items[0] = last;
    for (let at = 0; ; ) {
      const left = 2 * at + 1;
      const lower = this.#heightOf(left + 1) < this.#heightOf(left) ? left + 1 : left;
      if (this.#heightOf(at) <= this.#heightOf(lower)) break;
      this.#swap(at, lower);
      at = lower;
    }
    return first;
  }
}

/**
 * Where the water of each place goes on to. It is found from the sea upwards: the lowest place that
 * touches what is drained already drains into it, so that no stream ends in a hollow.
 */
function drainage(): { readonly downhill: Int32Array; readonly rows: number } {
  const { heights, rows } = survey({ x: 0, y: 0, ...EXTENT }, COLUMNS);
  const stride = COLUMNS + 1;
  const downhill = new Int32Array(heights.length).fill(-1);
  const reached = new Uint8Array(heights.length);
  const heap = new Heap();
  for (const [cell, height] of heights.entries()) {
    if (height > 0) continue;
    reached[cell] = 1;
    heap.push(height, cell);
  }
  while (heap.size > 0) {
    const [level = 0, cell = 0] = heap.pop() ?? [];
    for (const step of [-stride - 1, -stride, -stride + 1, -1, 1, stride - 1, stride, stride + 1]) {
      const next = cell + step;
      if (next < 0 || next >= heights.length || reached[next] === 1) continue;
      if (Math.abs((next % stride) - (cell % stride)) > 1) continue;
      reached[next] = 1;
      downhill[next] = cell;
      heap.push(Math.max(level, heights[next] ?? 0), next);
    }
  }
  return { downhill, rows };
}

let known: ReturnType<typeof drainage> | undefined;

/** Each point moved to the mean of itself and its neighbours. */
function softened(line: readonly Point[]): readonly Point[] {
  return line.map(([x, y], at): Point => {
    const [before, after] = [line[at - 1] ?? [x, y], line[at + 1] ?? [x, y]];
    return [(before[0] + 2 * x + after[0]) / 4, (before[1] + 2 * y + after[1]) / 4];
  });
}

/** The course of a stream from its spring to the sea, in kilometres. */
export function river([x, y]: Point): readonly Point[] {
  known ??= drainage();
  const { downhill, rows } = known;
  const stride = COLUMNS + 1;
  const course: Point[] = [];
  let cell =
    Math.round((y / EXTENT.height) * rows) * stride + Math.round((x / EXTENT.width) * COLUMNS);
  while (cell !== -1) {
    course.push([
      ((cell % stride) / COLUMNS) * EXTENT.width,
      (Math.floor(cell / stride) / rows) * EXTENT.height,
    ]);
    cell = downhill[cell] ?? -1;
  }
  return softened(softened(course));
}
