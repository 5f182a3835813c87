/** How far two pictures of a page are apart. */
export interface Distance {
  /** Mean difference of a channel, 0 to 255, after a small blur. */
  readonly colour: number;
  /** How differently what is drawn is built: 0 the same, 1 nothing in common. */
  readonly structure: number;
}

/**
 * Compares the canvas that the reader shows with another picture of a page, at that picture's size.
 * Runs in the browser, so it stands on its own.
 *
 * @param png the picture, in base 64
 */
export async function compareWithShown(png: string): Promise<Distance> {
  const BLUR = 2;
  const WINDOW = 8;
  /** Below this variance a window holds nothing that could be built differently. */
  const FLAT = 4;
  const canvas = document.querySelector('canvas');
  if (canvas === null) throw new Error('No page is painted');
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const other = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const { width, height } = other;

  const pixels = (picture: CanvasImageSource): Float32Array[] => {
    const small = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (small === null) throw new Error('No canvas');
    small.fillStyle = '#fff';
    small.fillRect(0, 0, width, height);
    small.imageSmoothingQuality = 'high';
    small.drawImage(picture, 0, 0, width, height);
    const { data } = small.getImageData(0, 0, width, height);
    return [0, 1, 2].map((channel) =>
      blurred(
        Float32Array.from({ length: width * height }, (_, at) => data[at * 4 + channel] ?? 0),
      ),
    );
  };
  const blurred = (values: Float32Array): Float32Array => {
    const along = (
      from: Float32Array,
      step: number,
      count: (at: number) => number,
      length: number,
    ) =>
      from.map((_, at) => {
        const position = count(at);
        let sum = 0;
        let seen = 0;
        for (let by = -BLUR; by <= BLUR; by += 1) {
          if (position + by < 0 || position + by >= length) continue;
          sum += from[at + by * step] ?? 0;
          seen += 1;
        }
        return sum / seen;
      });
    const across = along(values, 1, (at) => at % width, width);
    return along(across, width, (at) => Math.floor(at / width), height);
  };

  const [ours, theirs] = [pixels(canvas), pixels(other)];
  let difference = 0;
  for (const [channel, values] of ours.entries()) {
    for (const [at, value] of values.entries()) {
      difference += Math.abs(value - (theirs[channel]?.[at] ?? 0));
    }
  }
  const grey = (channels: readonly Float32Array[]) =>
    (channels[0] ?? new Float32Array()).map(
      (_, at) =>
        ((channels[0]?.[at] ?? 0) + (channels[1]?.[at] ?? 0) + (channels[2]?.[at] ?? 0)) / 3,
    );
  const [a, b] = [grey(ours), grey(theirs)];
  let likeness = 0;
  let windows = 0;
  for (let top = 0; top < height; top += WINDOW) {
    for (let left = 0; left < width; left += WINDOW) {
      let [n, sumA, sumB, squareA, squareB, product] = [0, 0, 0, 0, 0, 0];
      for (let y = top; y < Math.min(top + WINDOW, height); y += 1) {
        for (let x = left; x < Math.min(left + WINDOW, width); x += 1) {
          const [p, q] = [a[y * width + x] ?? 0, b[y * width + x] ?? 0];
          n += 1;
          sumA += p;
          sumB += q;
          squareA += p * p;
          squareB += q * q;
          product += p * q;
        }
      }
      const [meanA, meanB] = [sumA / n, sumB / n];
      const varianceA = squareA / n - meanA * meanA;
      const varianceB = squareB / n - meanB * meanB;
      if (varianceA < FLAT && varianceB < FLAT) continue;
      const both = product / n - meanA * meanB;
      const [c1, c2] = [6.5, 58.5];
      likeness +=
        ((2 * meanA * meanB + c1) * (2 * both + c2)) /
        ((meanA * meanA + meanB * meanB + c1) * (varianceA + varianceB + c2));
      windows += 1;
    }
  }
  return {
    colour: difference / (3 * width * height),
    structure: windows === 0 ? 0 : 1 - likeness / windows,
  };
}
