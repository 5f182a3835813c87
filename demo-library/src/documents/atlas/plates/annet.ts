import type { Faces } from '../../../pdf/face.ts';
import { n, PageDraft } from '../../../pdf/page-draft.ts';
import { PLACES } from '../gazetteer.ts';
import { type Box, MapFrame } from '../map-frame.ts';
import type { Window } from '../terrain.ts';
import { A3, ANNET, baseMap, heading, names, note, type Plate } from './plate-parts.ts';

/** Annet, with its relief, on a tall sheet of A3. */
export function annet(faces: Faces): Plate {
  const page = new PageDraft(A3.short, A3.long);
  const map = baseMap(page, { x: 46, y: 420, width: 750, height: 600 }, ANNET, faces, 480);
  map.frame(5);
  names(map, faces, 1.5);
  heading(page, faces, 'Annet', 46, 1090, 46);
  note(page, faces, 'the island of the Saddle, from Kelpness to Southholm', 46, 1060, 15);
  map.scaleBar(64, 440, 8);
  map.compass(740, 960, 40);
  lights(page, faces, { x: 46, y: 60, width: 750, height: 310 });
  return {
    title: 'Annet, and the lights of the archipelago',
    anchor: 'plate-7',
    page,
    window: ANNET,
  };
}

/** How far each light can be seen. */
function lights(page: PageDraft, faces: Faces, box: Box): void {
  const window: Window = { x: -10, y: 7, width: 104.5, height: 43.2 };
  const map = new MapFrame(page, box, window, faces);
  page.fill(box.x, box.y, box.width, box.height, [0.1, 0.14, 0.22]);
  const characters = [
    ['Skerrow Light', 18, 'Fl. 10 s'],
    ['Ardle Point Light', 14, 'Fl. (2) 15 s'],
    ['Saltmouth Pier', 7, 'F. R.'],
    ['Aird Fixed Light', 12, 'F.'],
    ['Lorn Stack', 10, 'Fl. (3) 20 s'],
    ['Marrow Head', 13, 'Oc. 6 s'],
  ] as const;
  for (const [name, reach] of characters) {
    const light = PLACES.find((place) => place.name === name);
    if (light === undefined) continue;
    const [x, y] = map.at(light.at);
    for (const share of [1, 0.66, 0.33]) {
      const radius = ((reach * share) / window.width) * box.width;
      const curve = radius * 0.5523;
      const glow = 0.12 + (1 - share) * 0.22;
      page.draw(
        `${n(box.x)} ${n(box.y)} ${n(box.width)} ${n(box.height)} re W n ${n(0.1 + glow)} ${n(0.14 + glow)} ${n(0.2 + glow * 0.5)} rg ${n(x - radius)} ${n(y)} m ${n(x - radius)} ${n(y + curve)} ${n(x - curve)} ${n(y + radius)} ${n(x)} ${n(y + radius)} c ${n(x + curve)} ${n(y + radius)} ${n(x + radius)} ${n(y + curve)} ${n(x + radius)} ${n(y)} c ${n(x + radius)} ${n(y - curve)} ${n(x + curve)} ${n(y - radius)} ${n(x)} ${n(y - radius)} c ${n(x - curve)} ${n(y - radius)} ${n(x - radius)} ${n(y - curve)} ${n(x - radius)} ${n(y)} c f`,
      );
    }
  }
  map.contours([0], [0.75, 0.72, 0.6], 0.7, 300);
  for (const [name, , character] of characters) {
    const light = PLACES.find((place) => place.name === name);
    if (light === undefined) continue;
    map.label(`${name}, ${character}`, light.at, {
      size: 9,
      roman: faces.serifItalic,
      ink: [0.98, 0.95, 0.84],
      dx: 5,
      dy: -3,
    });
  }
  heading(
    page,
    faces,
    'The lights at night, as far as they are seen',
    box.x,
    box.y + box.height + 14,
    16,
  );
}
