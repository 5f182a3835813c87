import type { Pixels } from './pixels.contract.ts';

/** Weights of the source pixels, from `first` on, in one target pixel. */
interface Share {
  readonly first: number;
  readonly weights: readonly number[];
}

/** Weights for a row of `from` source and `count` target pixels. */
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
 * Scales a picture down to at most `mostWidth` pixels in width. A pixel is the mean of its source pixels,
 * weighted by area and opacity, so that edges do not take the colour of transparent pixels.
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
