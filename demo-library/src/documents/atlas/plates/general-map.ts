import type { Faces } from '../../../pdf/face.ts';
import { n, PageDraft } from '../../../pdf/page-draft.ts';
import { ATLAS_INK } from '../map-frame.ts';
import { A3, baseMap, heading, names, note, type Plate, WHOLE } from './plate-parts.ts';

/** The whole archipelago, on a sheet of A3. */
export function generalMap(faces: Faces): Plate {
  const page = new PageDraft(A3.long, A3.short);
  const map = baseMap(page, { x: 52, y: 46, width: 1086, height: 768 * 0.985 }, WHOLE, faces, 640);
  map.frame();
  names(map, faces);
  page.fill(846, 62, 272, 98, ATLAS_INK.paper);
  page.draw(`${ATLAS_INK.frame.map(n).join(' ')} RG 0.6 w 846 62 272 98 re S`);
  heading(page, faces, 'The Leeward Archipelago', 862, 128, 20);
  note(page, faces, 'Heights in metres; contours at every 100, depths at 20, 50 and 100', 862, 112);
  map.scaleBar(864, 78, 16);
  map.compass(128, 140, 44);
  return { title: 'The Leeward Archipelago', anchor: 'plate-1', page, window: WHOLE };
}
