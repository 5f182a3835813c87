import { encode } from 'fast-png';

type Colour = readonly [red: number, green: number, blue: number];

const WATER: Colour = [23, 92, 116];
const REED: Colour = [214, 142, 52];
const STONE: Colour = [104, 45, 52];
const WIDTH = 96;
const HEIGHT = 96;
/** Samples to a side of a pixel: soft edges. */
const FINE = 4;

/** The colour at a place of the mark, in shares of its sides from the top left; undefined is clear. */
type Mark = (x: number, y: number) => Colour | undefined;

/** Three waves under a rising sun, in a disc. */
const waterland: Mark = (x, y) => {
  if (Math.hypot(x - 0.5, y - 0.5) > 0.48) return undefined;
  if (Math.hypot(x - 0.5, y - 0.46) < 0.17 && y < 0.5) return REED;
  if (y < 0.5) return WATER;
  const crest = Math.sin(x * Math.PI * 5) * 0.018;
  const band = (y - 0.54 + crest) / 0.13;
  return band % 1 < 0.42 && band > 0 ? [244, 247, 245] : WATER;
};

/** An open book that is also a gate, in a square with cut corners. */
const rijnland: Mark = (x, y) => {
  const corner = Math.abs(x - 0.5) + Math.abs(y - 0.5);
  if (corner > 0.86 || Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5)) > 0.47) return undefined;
  const fromFold = Math.abs(x - 0.5);
  const lift = 0.09 * Math.sin(Math.min(1, fromFold / 0.34) * Math.PI);
  const inPage = fromFold > 0.018 && fromFold < 0.34 && y > 0.3 - lift && y < 0.68 - lift;
  if (!inPage) return STONE;
  const arch = fromFold < 0.12 && y > 0.44 && Math.hypot(fromFold, Math.min(0, y - 0.52)) < 0.12;
  return arch ? STONE : [248, 243, 233];
};

function paint(mark: Mark): Uint8Array {
  const data = new Uint8Array(WIDTH * HEIGHT * 4);
  for (let row = 0; row < HEIGHT; row += 1) {
    for (let column = 0; column < WIDTH; column += 1) {
      const sum = [0, 0, 0, 0];
      for (let sample = 0; sample < FINE * FINE; sample += 1) {
        const x = (column + ((sample % FINE) + 0.5) / FINE) / WIDTH;
        const y = (row + (Math.floor(sample / FINE) + 0.5) / FINE) / HEIGHT;
        const colour = mark(x, y);
        if (colour === undefined) continue;
        for (const [channel, share] of [...colour, 1].entries())
          sum[channel] = (sum[channel] ?? 0) + share;
      }
      const covered = sum[3] ?? 0;
      const at = (row * WIDTH + column) * 4;
      for (let channel = 0; channel < 3; channel += 1) {
        data[at + channel] = covered === 0 ? 0 : Math.round((sum[channel] ?? 0) / covered);
      }
      data[at + 3] = Math.round((covered * 255) / (FINE * FINE));
    }
  }
  return encode({ width: WIDTH, height: HEIGHT, data, channels: 4, depth: 8 });
}

/** The logos of the demonstration's libraries, as PNG files of 96 pixels square, by the library's ref. */
export const makeLogos = (): ReadonlyMap<string, Uint8Array> =>
  new Map([
    ['waterland', paint(waterland)],
    ['rijnland', paint(rijnland)],
  ]);
