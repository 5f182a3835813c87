import type { Faces } from '../../../pdf/face.ts';
import { PageDraft } from '../../../pdf/page-draft.ts';
import type { Point } from '../../../picture/svg.ts';
import { river } from '../drainage.ts';
import { PLACES, SPRINGS } from '../gazetteer.ts';
import { ATLAS_INK, MapFrame } from '../map-frame.ts';
import { heightAt } from '../terrain.ts';
import { A4, heading, names, note, type Plate, VELL } from './plate-parts.ts';

/** Great Vell, with lines only: tints would hide the contours. */
export function greatVell(faces: Faces): Plate {
  const page = new PageDraft(A4.long, A4.short);
  page.fill(0, 0, A4.long, A4.short, ATLAS_INK.paper);
  const map = new MapFrame(page, { x: 44, y: 40, width: 754, height: 528 }, VELL, faces);
  map.contours([-100, -80, -60, -40, -20, -10], ATLAS_INK.depth, 0.3);
  map.contours(
    Array.from({ length: 25 }, (_, at) => 50 + at * 50),
    ATLAS_INK.contour,
    0.3,
  );
  for (const spring of SPRINGS) map.course(river(spring), ATLAS_INK.river, 0.9);
  const road: readonly string[] = [
    'Northquay',
    'Longsand',
    'Kirk of Vell',
    'Vellhaven',
    'Pellow',
    'Saltmouth',
    'Herring Cross',
    'Northquay',
  ];
  for (const [index, name] of road.slice(1).entries()) {
    const [from, to] = [road[index], name].map(
      (one) => PLACES.find((place) => place.name === one)?.at ?? [0, 0],
    ) as [Point, Point];
    map.course(coastRoad(from, to), ATLAS_INK.road, 0.9);
  }
  map.contours([0], ATLAS_INK.coast, 1.1);
  map.frame();
  names(map, faces, 1.2);
  page.fill(52, 510, 236, 52, ATLAS_INK.paper);
  heading(page, faces, 'Great Vell', 60, 536, 24);
  note(page, faces, 'Contours at every 50 metres; the coast road in red', 60, 522);
  map.scaleBar(62, 56, 8);
  return { title: 'Great Vell', anchor: 'plate-2', page, window: VELL };
}

/** A way between two places that keeps on land and off the hills. */
function coastRoad(from: Point, to: Point): readonly Point[] {
  const steps = 26;
  let way = Array.from(
    { length: steps + 1 },
    (_, at): Point => [
      from[0] + ((to[0] - from[0]) * at) / steps,
      from[1] + ((to[1] - from[1]) * at) / steps,
    ],
  );
  const cost = ([x, y]: Point): number => {
    const height = heightAt(x, y);
    return height < 12 ? (12 - height) * 2 : Math.abs(height - 60) * 0.6;
  };
  for (let round = 0; round < 110; round += 1) {
    way = way.map(([x, y], at): Point => {
      const before = way[at - 1];
      const after = way[at + 1];
      if (before === undefined || after === undefined) return [x, y];
      const slope: Point = [
        cost([x + 0.2, y]) - cost([x - 0.2, y]),
        cost([x, y + 0.2]) - cost([x, y - 0.2]),
      ];
      const length = Math.max(1, Math.hypot(...slope));
      return [
        (before[0] + after[0]) / 4 + x / 2 - (slope[0] / length) * 0.06,
        (before[1] + after[1]) / 4 + y / 2 - (slope[1] / length) * 0.06,
      ];
    });
  }
  return way;
}
