import type { Faces } from '../../../pdf/face.ts';
import { type Ink, n, PageDraft } from '../../../pdf/page-draft.ts';
import { ATLAS_INK, type Box, MapFrame } from '../map-frame.ts';
import { cover, rain, remoteness, rock, thematic } from '../relief.ts';
import { survey, type Window } from '../terrain.ts';
import { A4, heading, note, type Plate } from './plate-parts.ts';

const FOUR: Window = { x: 4, y: 4, width: 76, height: 45.85 };

/** Four small maps of one subject each. */
export function fourMaps(faces: Faces): Plate {
  const page = new PageDraft(A4.long, A4.short);
  heading(page, faces, 'Four Ways to Look at It', 44, 548, 22);
  const lattice = survey(FOUR, 300);
  const subjects = [
    {
      name: 'Rain',
      legend: 'from 700 to 2,400 mm a year',
      share: rain,
      steps: [
        [232, 238, 214],
        [196, 221, 212],
        [141, 190, 205],
        [86, 148, 186],
        [44, 98, 150],
      ],
    },
    {
      name: 'Ground',
      legend: 'meadow, oats, heath, moss, rock',
      share: cover,
      steps: [
        [186, 205, 130],
        [222, 211, 130],
        [176, 142, 130],
        [130, 134, 108],
        [190, 186, 180],
      ],
    },
    {
      name: 'Rock',
      legend: 'five formations, oldest darkest',
      share: rock,
      steps: [
        [240, 216, 186],
        [222, 180, 150],
        [196, 146, 140],
        [156, 122, 142],
        [112, 100, 130],
      ],
    },
    {
      name: 'Distance',
      legend: 'on foot to a landing: one to five hours',
      share: remoteness,
      steps: [
        [250, 240, 214],
        [246, 210, 160],
        [232, 168, 112],
        [204, 116, 84],
        [150, 66, 62],
      ],
    },
  ] as const;
  for (const [index, { name, legend, share, steps }] of subjects.entries()) {
    const box: Box = {
      x: 44 + (index % 2) * 386,
      y: index < 2 ? 302 : 46,
      width: 368,
      height: 222,
    };
    page.image(thematic(lattice, share, steps), box.x, box.y, box.width, box.height);
    const map = new MapFrame(page, box, FOUR, faces);
    map.contours([0], ATLAS_INK.frame, 0.5, 200);
    page.draw(
      `${ATLAS_INK.frame.map(n).join(' ')} RG 0.6 w ${box.x} ${box.y} ${box.width} ${box.height} re S`,
    );
    heading(page, faces, name, box.x + 8, box.y + 26, 15);
    note(page, faces, legend, box.x + 8, box.y + 12, 8.4);
    for (const [step, colour] of steps.entries()) {
      page.fill(
        box.x + box.width - 12 * (steps.length - step) - 8,
        box.y + 10,
        11,
        8,
        colour.map((part) => part / 255) as unknown as Ink,
      );
    }
  }
  return {
    title: 'Four ways to look at it: rain, ground, rock, distance',
    anchor: 'plate-6',
    page,
  };
}
