import type { Point } from '../../picture/svg.ts';
import { river } from './drainage.ts';
import { heightAt } from './terrain.ts';

/** Something with a name on the maps. */
export interface NamedPlace {
  readonly name: string;
  readonly kind: 'island' | 'town' | 'village' | 'hill' | 'water' | 'light';
  /** Kilometres from the north-western corner. */
  readonly at: Point;
  /** The name is to the left of the place. */
  readonly left?: boolean;
}

/** Where a stream from a place would come to the coast. */
const landing = (from: Point): Point =>
  river(from).findLast(([x, y]) => heightAt(x, y) > 4) ?? from;

/** A place on the coast, below a point inland. */
const port = (
  name: string,
  inland: Point,
  kind: 'town' | 'village' = 'village',
  left = false,
): NamedPlace => ({
  name,
  kind,
  at: landing(inland),
  left,
});

/** The highest point in the neighbourhood of a place. */
function summit(name: string, [x, y]: Point): NamedPlace {
  let best: Point = [x, y];
  for (let dx = -3; dx <= 3; dx += 0.1) {
    for (let dy = -3; dy <= 3; dy += 0.1) {
      if (heightAt(x + dx, y + dy) > heightAt(...best)) best = [x + dx, y + dy];
    }
  }
  return { name, kind: 'hill', at: best };
}

/** Every name of the archipelago. */
export const PLACES: readonly NamedPlace[] = [
  { name: 'Great Vell', kind: 'island', at: [32.6, 30.6] },
  { name: 'Annet', kind: 'island', at: [53.4, 45] },
  { name: 'Marrow', kind: 'island', at: [63, 12.6] },
  { name: 'Little Marrow', kind: 'island', at: [74, 8.4] },
  { name: 'Oldney', kind: 'island', at: [11.5, 9.6] },
  { name: 'Skerrow', kind: 'island', at: [51.2, 6.6] },
  { name: 'Aird', kind: 'island', at: [48.6, 50.6] },
  { name: 'Tern', kind: 'island', at: [34.6, 48.2] },
  { name: 'Lorn', kind: 'island', at: [75, 35] },
  summit('Ben Ardle', [38, 22]),
  summit('The Minister', [28, 26.5]),
  summit('Hill of Sheep', [18.5, 35]),
  summit('Cairn Annet', [57, 38.5]),
  summit('Saddle Hill', [64, 44]),
  summit('Beacon', [67, 17]),
  port('Vellhaven', [36, 28], 'town'),
  port('Northquay', [33, 18], 'town', true),
  port('Saltmouth', [17, 38], 'town', true),
  port('Annet Town', [60, 36], 'town'),
  port('Herring Cross', [24, 20], 'village', true),
  port('Kirk of Vell', [44, 24]),
  port('Longsand', [42, 16]),
  port('Pellow', [26, 36]),
  port('Stair', [50.6, 9.4], 'village', true),
  port('Westing', [9, 13.4], 'village', true),
  port('Eggan', [14, 13]),
  port('Kelpness', [53.5, 37.6], 'village', true),
  port('Southholm', [64, 46]),
  port('Marrow Quay', [66, 18.5]),
  port('Ferrin', [70, 15.6]),
  { name: 'Sound of Vell', kind: 'water', at: [45.4, 34] },
  { name: 'The Skerrow Passage', kind: 'water', at: [57, 12] },
  { name: 'Oldney Roads', kind: 'water', at: [15, 21] },
  { name: 'The Outer Deep', kind: 'water', at: [70, 52] },
  { name: 'Bay of Pellow', kind: 'water', at: [26, 43.5] },
  { name: 'Skerrow Light', kind: 'light', at: [51.4, 8.4] },
  { name: 'Ardle Point Light', kind: 'light', at: [47.4, 26.4] },
  { name: 'Saltmouth Pier', kind: 'light', at: landing([16, 38]) },
  { name: 'Aird Fixed Light', kind: 'light', at: [44.4, 49.6] },
  { name: 'Lorn Stack', kind: 'light', at: [75, 33] },
  { name: 'Marrow Head', kind: 'light', at: [63.5, 20] },
];

/** Streams, from where they rise. */
export const SPRINGS: readonly Point[] = [
  [33, 24.5],
  [36, 25.2],
  [41, 21],
  [25, 27],
  [29, 29],
  [20, 31.5],
  [23, 33.5],
  [34.5, 20],
  [44, 20.5],
  [56, 36.5],
  [59, 40.5],
  [63, 42.5],
];

/** The square of the general map that a place lies in, such as D3. */
export function squareOf([x, y]: Point): string {
  return `${String.fromCharCode(65 + Math.floor(x / 10))}${Math.floor(y / 10) + 1}`;
}
