import type { Pixels } from './pixels.contract.ts';

/** How much of each of the finer pixels from `first` on is in one of the coarser. */
interface Share {
  readonly first: number;
  readonly weights: readonly number[];
}

/** What each of `count` pixels in a row is made of, where there were `from`. */
function shares(from: number, count: number): Share[] {
  const breadth = from / count;
  return Array.from({ length: count }, (_, index) => {
    const [start, end] = [index * breadth, Math.min(from, (index + 1) * breadth)];
    const first = Math.floor(start);
    const weights = Array.from(
      { length: Math.max(1, Math.ceil(end) - first) },
      (_, at) => Math.min(end, first + at + 1) - Math.max(start, first + at),
    );
    return { first, weights };
  });
}

/**
 * Makes a picture at most `mostWidth` pixels wide, each of which is the mean of those that were in its place,
 * in parts. What cannot be seen through counts for more, so that no edge takes the colour of what is clear.
 */
export function scaledDown(picture: Pixels, mostWidth: number): Pixels {
  if (picture.width <= mostWidth) return picture;
  const width = mostWidth;
  const height = Math.max(1, Math.round((picture.height * width) / picture.width));
  const columns = shares(picture.width, width);
  const rows = shares(picture.height, height);
  const data = new Uint8Array(width * height * 4);
  let to = 0;
  for (const row of rows) {
    for (const column of columns) {
      let [red, green, blue, opacity, all] = [0, 0, 0, 0, 0];
      for (const [down, tall] of row.weights.entries()) {
        let from = ((row.first + down) * picture.width + column.first) * 4;
        for (const wide of column.weights) {
          const area = tall * wide;
          const covering = area * (picture.data[from + 3] ?? 0);
          red += covering * (picture.data[from] ?? 0);
          green += covering * (picture.data[from + 1] ?? 0);
          blue += covering * (picture.data[from + 2] ?? 0);
          opacity += covering;
          all += area;
          from += 4;
        }
      }
      if (opacity > 0) {
        data[to] = Math.round(red / opacity);
        data[to + 1] = Math.round(green / opacity);
        data[to + 2] = Math.round(blue / opacity);
        data[to + 3] = Math.round(opacity / all);
      }
      to += 4;
    }
  }
  return { width, height, data };
}
