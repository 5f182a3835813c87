import type { RasterImage } from '../../pdf/page-draft.ts';
import { type Lattice, roughness, survey, type Window } from './terrain.ts';

type Colour = readonly [red: number, green: number, blue: number];
type Step = readonly [height: number, colour: Colour];

/** Colours by height: sea from deep to shallow, land from meadow to rock. */
const TINTS: readonly Step[] = [
  [-150, [150, 188, 208]],
  [-90, [173, 207, 222]],
  [-30, [199, 224, 232]],
  [-1, [221, 237, 240]],
  [0, [226, 224, 186]],
  [60, [205, 211, 158]],
  [180, [221, 210, 160]],
  [340, [205, 182, 136]],
  [520, [184, 156, 120]],
  [760, [226, 217, 208]],
];

const mix = (from: Colour, to: Colour, share: number): Colour =>
  [0, 1, 2].map(
    (at) => (from[at] ?? 0) + ((to[at] ?? 0) - (from[at] ?? 0)) * share,
  ) as unknown as Colour;

function tintOf(height: number): Colour {
  for (let step = 1; step < TINTS.length; step += 1) {
    const [to, colour] = TINTS[step] ?? [0, [0, 0, 0]];
    const [from, below] = TINTS[step - 1] ?? [0, [0, 0, 0]];
    if (height <= to) return mix(below, colour, Math.max(0, (height - from) / (to - from)));
  }
  return TINTS.at(-1)?.[1] ?? [0, 0, 0];
}

function paint(
  width: number,
  height: number,
  colourAt: (column: number, row: number) => Colour,
): RasterImage {
  const rgb = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      rgb.set(
        colourAt(column, row).map((part) => Math.max(0, Math.min(255, Math.round(part)))),
        (row * width + column) * 3,
      );
    }
  }
  return { width, height, rgb };
}

/** Land lit from the north-west, over tints of height; the sea by its depth. */
export function shadedRelief(window: Window, width: number): RasterImage {
  const lattice = survey(window, width);
  const { columns, rows, heights } = lattice;
  const cell = (window.width * 1000) / columns;
  const at = (column: number, row: number): number =>
    heights[
      Math.min(rows, Math.max(0, row)) * (columns + 1) + Math.min(columns, Math.max(0, column))
    ] ?? 0;
  return paint(columns, rows, (column, row) => {
    const height = at(column, row);
    const tint = tintOf(height);
    if (height <= 0) return tint;
    const east = (at(column + 1, row) - at(column - 1, row)) / (2 * cell);
    const south = (at(column, row + 1) - at(column, row - 1)) / (2 * cell);
    const light =
      (0.75 + 2.6 * (east + south) * 0.7) / Math.sqrt(1 + 5 * (east * east + south * south));
    return tint.map(
      (part) => part * Math.min(1.16, Math.max(0.5, 0.55 + light * 0.52)),
    ) as unknown as Colour;
  });
}

/** A small map of one thing, in steps of colour; the sea stays plain. */
export function thematic(
  { window, columns, rows, heights }: Lattice,
  shareOf: (x: number, y: number, height: number) => number,
  steps: readonly Colour[],
): RasterImage {
  return paint(columns, rows, (column, row) => {
    const height = heights[row * (columns + 1) + column] ?? 0;
    if (height <= 0) return [228, 238, 242];
    const x = window.x + (window.width * column) / columns;
    const y = window.y + (window.height * row) / rows;
    const step = Math.floor(Math.max(0, Math.min(0.999, shareOf(x, y, height))) * steps.length);
    return steps[step] ?? [0, 0, 0];
  });
}

/** Rain falls where the west wind meets the hills; answers 0 to 1. */
export const rain = (x: number, y: number, height: number): number =>
  0.22 + height / 900 + (40 - x) / 160 + roughness(x * 0.1, y * 0.1, 3) * 0.1;

/** The vegetation: 0 meadow, towards 1 heath and bare rock. */
export const cover = (x: number, y: number, height: number): number =>
  height / 620 + roughness(x * 0.3 + 9, y * 0.3, 3) * 0.16;

/** The ground: bands of rock that run from the south-west to the north-east. */
export const rock = (x: number, y: number): number =>
  (((x * 0.045 + y * 0.07 + roughness(x * 0.09, y * 0.09, 3) * 0.2) % 1) + 1) % 1;

/** How far it is to the nearest landing; 0 near, 1 far. */
export const remoteness = (x: number, y: number, height: number): number =>
  Math.min(1, height / 420 + Math.abs(roughness(x * 0.15 + 3, y * 0.15, 2)) * 0.35);
