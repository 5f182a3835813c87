import type { Faces } from '../../../pdf/face.ts';
import { n, PageDraft } from '../../../pdf/page-draft.ts';
import type { Point } from '../../../picture/svg.ts';
import { ATLAS_INK, MapFrame } from '../map-frame.ts';
import { heightAt } from '../terrain.ts';
import {
  A4,
  heading,
  inside,
  italicStyle,
  names,
  note,
  type Plate,
  SKERROW,
} from './plate-parts.ts';

/** A sea chart, with soundings; the sheet lies on its side, and a viewer turns it. */
export function seaChart(faces: Faces): Plate {
  const page = new PageDraft(A4.long, A4.short, 90);
  page.fill(0, 0, A4.long, A4.short, [0.97, 0.975, 0.965]);
  const map = new MapFrame(page, { x: 42, y: 40, width: 758, height: 527 }, SKERROW, faces);
  map.contours([-20, -50, -100], ATLAS_INK.depth, 0.4, 220);
  map.contours([50, 100, 150], ATLAS_INK.contour, 0.35, 220);
  map.contours([0], ATLAS_INK.coast, 1.2, 300);
  const sounding = italicStyle(faces, 7.4, 'table');
  for (let row = 0; row < 16; row += 1) {
    for (let column = 0; column < 23; column += 1) {
      const place: Point = [
        SKERROW.x + 0.5 + column * 0.7 + (row % 2) * 0.3,
        SKERROW.y + 0.5 + row * 0.7,
      ];
      const depth = -heightAt(...place);
      if (depth < 3 || !inside(SKERROW, place)) continue;
      map.label(String(Math.round(depth)), place, { ...sounding, centred: true });
    }
  }
  const light: Point = [51.4, 8.4];
  const [x, y] = map.at(light);
  for (let ray = 0; ray < 8; ray += 1) {
    const angle = (ray * Math.PI) / 4 + 0.2;
    page.rule(x, y, x + Math.cos(angle) * 150, y + Math.sin(angle) * 150, 0.3, ATLAS_INK.road);
  }
  page.draw(
    `0.86 0.2 0.3 rg ${n(x)} ${n(y)} m ${n(x + 16)} ${n(y + 20)} ${n(x + 4)} ${n(y + 26)} ${n(x)} ${n(y)} c f`,
  );
  map.label('Fl. 10 s 42 m 18 M', light, {
    size: 9,
    roman: faces.serifItalic,
    dx: 14,
    dy: 24,
    ink: ATLAS_INK.road,
  });
  map.frame(2);
  names(map, faces, 1.3);
  page.fill(50, 506, 400, 54, [0.97, 0.975, 0.965]);
  heading(page, faces, 'Skerrow and its Passage', 58, 534, 20);
  note(
    page,
    faces,
    'Soundings in metres below the lowest tide. Not to be used for navigation, there being nothing to navigate.',
    58,
    518,
  );
  map.scaleBar(58, 56, 4);
  map.compass(750, 90, 30);
  return {
    title: 'Skerrow and its Passage: a sea chart',
    anchor: 'plate-3',
    page,
    window: SKERROW,
  };
}
