/** The difference between two pictures of a page. */
export interface Distance {
  /** Mean difference per channel, 0 to 255, after a small blur. */
  readonly colour: number;
  /** Structural difference: 0 equal, 1 nothing in common. */
  readonly structure: number;
}

/**
 * Compares the reader's canvas with another picture of the page, at that picture's size. Runs in
 * the browser, so it must not use outer variables.
 *
 * @param png the picture, in base 64
 */
export async function compareWithShown(png: string): Promise<Distance> {
  const BLUR = 2;
  const WINDOW = 8;
  /** A window with less variance than this has no structure to compare. */
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
    return [0, 1, 2].map((channel) => {
      const values = new Float32Array(width * height);
      for (let at = 0; at < values.length; at += 1) values[at] = data[at * 4 + channel] ?? 0;
      return blurred(values);
    });
  };
  const blurred = (values: Float32Array): Float32Array => {
    const across = new Float32Array(values.length);
    for (let y = 0; y < height; y += 1) blurLine(values, across, y * width, 1, width);
    const both = new Float32Array(values.length);
    for (let x = 0; x < width; x += 1) blurLine(across, both, x, width, height);
    return both;
  };
  /** A sliding sum: each value is added and subtracted once, however wide the blur. */
  const blurLine = (
    from: Float32Array,
    to: Float32Array,
    start: number,
    step: number,
    length: number,
  ) => {
    let sum = 0;
    let seen = 0;
    for (let at = -BLUR; at < length; at += 1) {
      if (at + BLUR < length) {
        sum += from[start + (at + BLUR) * step] ?? 0;
        seen += 1;
      }
      if (at - BLUR > 0) {
        sum -= from[start + (at - BLUR - 1) * step] ?? 0;
        seen -= 1;
      }
      if (at >= 0) to[start + at * step] = sum / seen;
    }
  };

  const [ours, theirs] = [pixels(canvas), pixels(other)];
  let difference = 0;
  for (const [channel, values] of ours.entries()) {
    const others = theirs[channel] ?? values;
    for (let at = 0; at < values.length; at += 1) {
      difference += Math.abs((values[at] ?? 0) - (others[at] ?? 0));
    }
  }
  const grey = (channels: readonly Float32Array[]) => {
    const mean = new Float32Array(width * height);
    for (const values of channels) {
      for (let at = 0; at < mean.length; at += 1)
        mean[at] = (mean[at] ?? 0) + (values[at] ?? 0) / 3;
    }
    return mean;
  };
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
