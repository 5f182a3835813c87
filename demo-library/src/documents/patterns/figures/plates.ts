import { encode } from 'fast-png';
import { randomFrom } from '../../../picture/random.ts';

type Colour = readonly [red: number, green: number, blue: number];

/** A field of numbers over a plate. */
interface Field {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

const mix = (from: Colour, to: Colour, share: number): Colour => {
  const part = Math.min(1, Math.max(0, share));
  return [0, 1, 2].map(
    (channel) => (from[channel] ?? 0) + ((to[channel] ?? 0) - (from[channel] ?? 0)) * part,
  ) as unknown as Colour;
};

function toPng(
  width: number,
  height: number,
  colourAt: (x: number, y: number) => Colour,
): Uint8Array {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1)
      data.set(colourAt(x, y).map(Math.round), (y * width + x) * 3);
  }
  return encode({ width, height, data, channels: 3, depth: 8 });
}

/** A fern: one point that follows one of four rules, sixty thousand times. */
export function fern(): Uint8Array {
  const [width, height] = [360, 520];
  const hits = new Uint16Array(width * height);
  const random = randomFrom(4);
  let [x, y] = [0, 0];
  for (let step = 0; step < 60_000; step += 1) {
    const chance = random();
    if (chance < 0.01) [x, y] = [0, 0.16 * y];
    else if (chance < 0.86) [x, y] = [0.85 * x + 0.04 * y, -0.04 * x + 0.85 * y + 1.6];
    else if (chance < 0.93) [x, y] = [0.2 * x - 0.26 * y, 0.23 * x + 0.22 * y + 1.6];
    else [x, y] = [-0.15 * x + 0.28 * y, 0.26 * x + 0.24 * y + 0.44];
    const column = Math.round(width * 0.47 + x * 63);
    const row = Math.round(height - 10 - y * 50);
    if (column >= 0 && column < width && row >= 0 && row < height) {
      const at = row * width + column;
      hits[at] = (hits[at] ?? 0) + 1;
    }
  }
  return toPng(width, height, (column, row) =>
    mix([250, 246, 236], [46, 88, 50], Math.sqrt((hits[row * width + column] ?? 0) / 4)),
  );
}

/** Rings from two stones in a pond, seen from above at one moment. */
export function pond(): Uint8Array {
  const [width, height] = [480, 320];
  const ring = (x: number, y: number, stoneX: number, stoneY: number): number => {
    const distance = Math.hypot(x - stoneX, y - stoneY);
    return Math.sin(distance * 0.34) / (1 + distance * 0.008);
  };
  return toPng(width, height, (x, y) => {
    const level = (ring(x, y, 150, 150) + ring(x, y, 330, 180)) / 2;
    return level > 0
      ? mix([92, 138, 150], [238, 244, 243], level)
      : mix([92, 138, 150], [20, 54, 68], -level);
  });
}

/** The mean over a square window, row by row and then column by column; edges join up. */
function blurred({ width, height, values }: Field, radius: number): Float32Array {
  const pass = (
    source: Float32Array,
    count: number,
    length: number,
    along: number,
    across: number,
  ): Float32Array => {
    const result = new Float32Array(source.length);
    for (let line = 0; line < count; line += 1) {
      let sum = 0;
      for (let step = -radius; step <= radius; step += 1)
        sum += source[line * across + ((step + length) % length) * along] ?? 0;
      for (let step = 0; step < length; step += 1) {
        result[line * across + step * along] = sum / (2 * radius + 1);
        const leaving = (step - radius + length) % length;
        const coming = (step + radius + 1) % length;
        sum +=
          (source[line * across + coming * along] ?? 0) -
          (source[line * across + leaving * along] ?? 0);
      }
    }
    return result;
  };
  return pass(pass(values, height, width, 1, width), width, height, width, 1);
}

/** One substance that spurs itself on nearby, and one that checks it further off; a dozen rounds. */
function skin(seed: number, balance: number): Field {
  const [width, height] = [360, 240];
  const random = randomFrom(seed);
  let values = Float32Array.from({ length: width * height }, () => random() * 2 - 1);
  for (let round = 0; round < 14; round += 1) {
    const field = { width, height, values };
    const near = blurred({ ...field, values: blurred(field, 3) }, 2);
    const far = blurred({ ...field, values: blurred(field, 8) }, 6);
    values = values.map((_, at) =>
      Math.tanh(((near[at] ?? 0) - (far[at] ?? 0) * 0.98) * 9 + balance),
    );
  }
  return { width, height, values: blurred({ width, height, values }, 1) };
}

function skinPlate({ width, height, values }: Field, ground: Colour, mark: Colour): Uint8Array {
  return toPng(width, height, (x, y) =>
    mix(ground, mark, (values[y * width + x] ?? 0) * 1.6 + 0.5),
  );
}

/** Spots. */
export const spots = (): Uint8Array => skinPlate(skin(8, -1.15), [226, 178, 96], [58, 38, 22]);
/** Stripes. */
export const stripes = (): Uint8Array => skinPlate(skin(21, 0), [244, 240, 230], [34, 32, 34]);

/** The edge of Mandelbrot's figure, by how soon a point runs away. */
export function edge(): Uint8Array {
  const [width, height] = [420, 320];
  return toPng(width, height, (column, row) => {
    const [a, b] = [
      -0.7436 + (column - width / 2) * 0.000_045,
      0.1318 + (row - height / 2) * 0.000_045,
    ];
    let x = 0;
    let y = 0;
    let step = 0;
    while (x * x + y * y < 64 && step < 260) {
      const before = x;
      x = x * x - y * y + a;
      y = 2 * before * y + b;
      step += 1;
    }
    if (step === 260) return [24, 20, 18];
    const smooth = step + 1 - Math.log2(Math.log2(Math.hypot(x, y)));
    const share = (Math.sin(smooth * 0.11) + 1) / 2;
    return share < 0.5
      ? mix([28, 66, 82], [226, 178, 96], share * 2)
      : mix([226, 178, 96], [251, 245, 232], share * 2 - 1);
  });
}
