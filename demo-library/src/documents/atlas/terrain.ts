/** The archipelago lies in a frame of so many kilometres. */
export const EXTENT = { width: 84, height: 59.4 } as const;

/** Part of the archipelago, in kilometres from its north-western corner. */
export interface Window {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Massif {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  /** Degrees. */
  readonly turn: number;
  /** Metres. */
  readonly peak: number;
}

const MASSIFS: readonly Massif[] = [
  { x: 30, y: 26, rx: 15, ry: 8.5, turn: -24, peak: 760 },
  { x: 39, y: 21, rx: 7, ry: 5, turn: 10, peak: 640 },
  { x: 20, y: 33, rx: 7, ry: 6, turn: 30, peak: 420 },
  { x: 57, y: 38, rx: 8, ry: 5.2, turn: 38, peak: 480 },
  { x: 64, y: 44, rx: 4.4, ry: 3, turn: 10, peak: 360 },
  { x: 67, y: 17, rx: 5, ry: 3.2, turn: -50, peak: 340 },
  { x: 74, y: 12, rx: 2.6, ry: 2, turn: 0, peak: 260 },
  { x: 12, y: 13, rx: 4.6, ry: 3, turn: 20, peak: 300 },
  { x: 44, y: 49, rx: 3, ry: 2.2, turn: 60, peak: 250 },
  { x: 34, y: 46, rx: 1.6, ry: 1.2, turn: 0, peak: 210 },
  { x: 75, y: 33, rx: 1.3, ry: 1, turn: 0, peak: 200 },
  { x: 51, y: 9, rx: 2, ry: 1.3, turn: 40, peak: 230 },
];

/** A number from -1 to 1 for each corner of a lattice, always the same. */
function corner(x: number, y: number): number {
  let mixed = Math.imul(x | 0, 374_761_393) + Math.imul(y | 0, 668_265_263);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2_147_483_648 - 1;
}

const ease = (share: number): number => share * share * (3 - 2 * share);

function noise(x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [ease(x - left), ease(y - top)];
  const north = corner(left, top) * (1 - across) + corner(left + 1, top) * across;
  const south = corner(left, top + 1) * (1 - across) + corner(left + 1, top + 1) * across;
  return north * (1 - down) + south * down;
}

/** Noise in several sizes at once, as land has it. */
export function roughness(x: number, y: number, octaves = 5): number {
  let [sum, size, weight] = [0, 1, 1];
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += noise(x * size + octave * 17.3, y * size - octave * 9.1) * weight;
    size *= 2.03;
    weight *= 0.5;
  }
  return sum;
}

const TURNED = MASSIFS.map(({ turn, ...massif }) => ({
  ...massif,
  cos: Math.cos((turn * Math.PI) / 180),
  sin: Math.sin((turn * Math.PI) / 180),
}));

/** The height above the sea in metres at a place in kilometres; negative is depth. */
export function heightAt(x: number, y: number): number {
  let land = 0;
  for (const { x: cx, y: cy, rx, ry, cos, sin, peak } of TURNED) {
    const across = ((x - cx) * cos + (y - cy) * sin) / rx;
    const down = ((y - cy) * cos - (x - cx) * sin) / ry;
    const distance = across * across + down * down;
    if (distance < 6) land += peak * Math.exp(-distance * 1.25);
  }
  const rough = roughness(x * 0.22 + 40, y * 0.22) * (32 + land * 0.3);
  // Ridges are for hills; at sea they are not visible.
  const ridged = land < 2 ? 0.5 : 1 - Math.abs(roughness(x * 0.16, y * 0.16, 4));
  return land * (0.62 + 0.5 * ridged) + rough - 132;
}

/** Heights on a lattice over a window: `columns + 1` by `rows + 1` values, row by row. */
export interface Lattice {
  readonly window: Window;
  readonly columns: number;
  readonly rows: number;
  readonly heights: Float32Array;
}

/** Reads the heights of a window. */
export function survey(window: Window, columns: number): Lattice {
  const rows = Math.round((columns * window.height) / window.width);
  const heights = new Float32Array((columns + 1) * (rows + 1));
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      heights[row * (columns + 1) + column] = heightAt(
        window.x + (window.width * column) / columns,
        window.y + (window.height * row) / rows,
      );
    }
  }
  return { window, columns, rows, heights };
}
