import type { Faces } from '../../pdf/face.ts';
import { INK, type Ink, n, PageDraft } from '../../pdf/page-draft.ts';
import { type TextStyle, toWord, wordWidth } from '../../pdf/words.ts';
import type { Point } from '../../picture/svg.ts';
import { river } from './drainage.ts';
import { PLACES, SPRINGS } from './gazetteer.ts';
import { ATLAS_INK, type Box, MapFrame } from './map-frame.ts';
import { cover, rain, remoteness, rock, shadedRelief, thematic } from './relief.ts';
import { EXTENT, heightAt, survey, type Window } from './terrain.ts';

/** A plate of the atlas: its page, its title, and what part of the sea it shows, if any. */
export interface Plate {
  readonly title: string;
  readonly anchor: string;
  readonly page: PageDraft;
  readonly window?: Window;
}

const A3 = { long: 1190.55, short: 841.89 } as const;
const A4 = { long: 841.89, short: 595.28 } as const;
const A5 = { long: 595.28, short: 419.53 } as const;

const WHOLE: Window = { x: 0, y: 0, ...EXTENT };
const VELL: Window = { x: 10.6, y: 12.4, width: 41, height: 28.7 };
const SKERROW: Window = { x: 43.2, y: 3.6, width: 16.4, height: 11.4 };
const ANNET: Window = { x: 47, y: 29, width: 25, height: 20 };

function heading(
  page: PageDraft,
  faces: Faces,
  title: string,
  x: number,
  y: number,
  size = 20,
): void {
  const style: TextStyle = {
    roman: faces.serif,
    italic: faces.serifItalic,
    bold: faces.serifBold,
    size,
    forms: 'text',
  };
  page.word(toWord(title, style), x, y, ATLAS_INK.frame);
  page.words.push('\n');
}

function note(
  page: PageDraft,
  faces: Faces,
  words: string,
  x: number,
  y: number,
  size = 8.6,
  ink: Ink = INK.grey,
): void {
  const style: TextStyle = {
    roman: faces.serifItalic,
    italic: faces.serif,
    bold: faces.serifBold,
    size,
    forms: 'text',
  };
  page.word(toWord(words, style), x, y, ink);
  page.words.push('\n');
}

const inside = ({ x, y, width, height }: Window, [px, py]: Point): boolean =>
  px > x && px < x + width && py > y && py < y + height;

/** A window without its edge, for the middle of a long name. */
const inner = ({ x, y, width, height }: Window): Window => ({
  x: x + width * 0.08,
  y: y + height * 0.05,
  width: width * 0.84,
  height: height * 0.9,
});

function names(map: MapFrame, faces: Faces, scale = 1): void {
  for (const { name, kind, at, left } of PLACES) {
    if (!inside(map.window, at)) continue;
    const wide = kind === 'island' || kind === 'water';
    if (wide && !inside(inner(map.window), at)) continue;
    if (kind === 'town' || kind === 'village') map.town(name, at, kind === 'town', left);
    else if (kind === 'island')
      map.label(name.toLowerCase(), at, {
        size: 15 * scale,
        forms: 'smallCaps',
        tracking: 180,
        centred: true,
      });
    else if (kind === 'water')
      map.label(name, at, {
        size: 12 * scale,
        roman: faces.serifItalic,
        tracking: 120,
        centred: true,
        ink: ATLAS_INK.sea,
      });
    else if (kind === 'hill') {
      const [x, y] = map.at(at);
      map.page.draw(
        `0.1 0.09 0.08 rg ${n(x - 2.4)} ${n(y - 1.6)} m ${n(x + 2.4)} ${n(y - 1.6)} l ${n(x)} ${n(y + 2.6)} l f`,
      );
      map.label(`${name} ${Math.round(heightAt(...at))}`, at, {
        size: 8,
        roman: faces.serifItalic,
        dx: 4,
        dy: -2.4,
      });
    }
  }
}

function baseMap(
  page: PageDraft,
  box: Box,
  window: Window,
  faces: Faces,
  pixels: number,
): MapFrame {
  const map = new MapFrame(page, box, window, faces);
  page.image(shadedRelief(window, pixels), box.x, box.y, box.width, box.height);
  map.contours([-100, -50, -20], ATLAS_INK.depth, 0.3);
  map.contours(
    Array.from({ length: 13 }, (_, at) => 100 + at * 100),
    ATLAS_INK.contour,
    0.28,
  );
  for (const spring of SPRINGS) map.course(river(spring), ATLAS_INK.river, 0.7);
  map.contours([0], ATLAS_INK.coast, 0.9);
  return map;
}

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

/** A sea chart, with soundings; the sheet lies on its side, and a viewer turns it. */
export function seaChart(faces: Faces): Plate {
  const page = new PageDraft(A4.long, A4.short, 90);
  page.fill(0, 0, A4.long, A4.short, [0.97, 0.975, 0.965]);
  const map = new MapFrame(page, { x: 42, y: 40, width: 758, height: 527 }, SKERROW, faces);
  map.contours([-20, -50, -100], ATLAS_INK.depth, 0.4, 220);
  map.contours([50, 100, 150], ATLAS_INK.contour, 0.35, 220);
  map.contours([0], ATLAS_INK.coast, 1.2, 300);
  const sounding: TextStyle = {
    roman: faces.serifItalic,
    italic: faces.serif,
    bold: faces.serifBold,
    size: 7.4,
    forms: 'table',
  };
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

/** A cut through Great Vell from west to east, on a sheet of A5. */
export function section(faces: Faces): Plate {
  const page = new PageDraft(A5.long, A5.short);
  const [left, base, width] = [56, 150, 490];
  const at = (share: number): number => heightAt(14 + share * 36, 31.5 - share * 12);
  const points = Array.from(
    { length: 246 },
    (_, step): Point => [left + (step / 245) * width, base + at(step / 245) * 0.135],
  );
  const shape = (floor: number): string =>
    `${n(left)} ${n(floor)} m ${points.map(([x, y]) => `${n(x)} ${n(Math.max(y, floor))} l`).join(' ')} ${n(left + width)} ${n(floor)} l f`;
  page.fill(left, base - 30, width, 30, [0.82, 0.9, 0.93]);
  page.draw(`0.8 0.72 0.55 rg ${shape(base - 30)}`);
  page.draw(`0.72 0.62 0.44 rg ${shape(base + 40)}`);
  page.draw(`0.9 0.88 0.84 rg ${shape(base + 77)}`);
  page.draw(
    `0.2 0.16 0.12 RG 0.9 w ${points.map(([x, y], index) => `${n(x)} ${n(y)} ${index === 0 ? 'm' : 'l'}`).join(' ')} S`,
  );
  const scale: TextStyle = {
    roman: faces.sans,
    italic: faces.sans,
    bold: faces.sans,
    size: 7.4,
    forms: 'table',
  };
  for (const height of [0, 200, 400, 600, 800, 1000, 1200]) {
    page.rule(left, base + height * 0.135, left + width, base + height * 0.135, 0.25, INK.rule);
    const word = toWord(String(height), scale);
    page.word(word, left - wordWidth(word) - 5, base + height * 0.135 - 2.5);
  }
  for (let kilometre = 0; kilometre <= 36; kilometre += 6) {
    const word = toWord(`${kilometre} km`, scale);
    page.word(word, left + (kilometre / 36) * width - wordWidth(word) / 2, base - 44);
  }
  page.words.push('\n');
  heading(page, faces, 'Great Vell, cut from Saltmouth to Longsand', left, 362, 17);
  note(
    page,
    faces,
    'Heights are exaggerated four times; people who live there say that it feels like five.',
    left,
    346,
    9.4,
  );
  note(
    page,
    faces,
    'Below 300 metres: meadow and oats. To 570: heath. Above: rock, and the weather station.',
    left,
    70,
    9.4,
  );
  return { title: 'A section through Great Vell', anchor: 'plate-4', page };
}

const WINDS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

/** How often the wind blows from each of sixteen points in a month; the longest is 1. */
function windShares(month: number): readonly number[] {
  const shares = Array.from({ length: 16 }, (_, point) => {
    const west = Math.max(0, Math.cos(((point - 11) * Math.PI) / 8)) ** 2;
    const north = Math.max(0, Math.cos(((point - 1) * Math.PI) / 8)) ** 4;
    const season = (Math.cos((month * Math.PI) / 6) + 1) / 2;
    return (
      0.16 +
      west * (0.45 + 0.5 * season) +
      north * 0.55 * (1 - season) +
      (((point * 7 + month * 5) % 6) / 6) * 0.12
    );
  });
  const most = Math.max(...shares);
  return shares.map((share) => share / most);
}

/** Twelve wind roses, drawn upright on a sheet that is turned the other way. */
export function windRoses(faces: Faces): Plate {
  const page = new PageDraft(A4.long, A4.short, 270);
  const title: TextStyle = {
    roman: faces.serif,
    italic: faces.serifItalic,
    bold: faces.serifBold,
    size: 13,
    forms: 'text',
  };
  heading(page, faces, 'The Winds', 50, 538, 24);
  note(
    page,
    faces,
    'How often it blows from each of sixteen points, month by month; the longest arm is the commonest wind',
    50,
    522,
    9.4,
  );
  for (const [month, name] of WINDS.entries()) {
    const x = 118 + (month % 4) * 202;
    const y = 436 - Math.floor(month / 4) * 166;
    for (const ring of [22, 44, 66]) {
      const curve = ring * 0.5523;
      page.draw(
        `${INK.rule.map(n).join(' ')} RG 0.3 w ${n(x - ring)} ${n(y)} m ${n(x - ring)} ${n(y + curve)} ${n(x - curve)} ${n(y + ring)} ${n(x)} ${n(y + ring)} c ${n(x + curve)} ${n(y + ring)} ${n(x + ring)} ${n(y + curve)} ${n(x + ring)} ${n(y)} c ${n(x + ring)} ${n(y - curve)} ${n(x + curve)} ${n(y - ring)} ${n(x)} ${n(y - ring)} c ${n(x - curve)} ${n(y - ring)} ${n(x - ring)} ${n(y - curve)} ${n(x - ring)} ${n(y)} c S`,
      );
    }
    for (const [point, share] of windShares(month).entries()) {
      const angle = (point * Math.PI) / 8;
      const reach = 10 + share * 58;
      const side = 0.13;
      const tip = (turn: number): string =>
        `${n(x + Math.sin(angle + turn) * reach)} ${n(y + Math.cos(angle + turn) * reach)}`;
      page.draw(
        `${(share > 0.75 ? ATLAS_INK.road : ATLAS_INK.sea).map(n).join(' ')} rg ${n(x)} ${n(y)} m ${tip(-side)} l ${tip(side)} l f`,
      );
    }
    const word = toWord(name, title);
    page.word(word, x - wordWidth(word) / 2, y - 86);
    page.words.push('\n');
  }
  return { title: 'The winds, month by month', anchor: 'plate-5', page };
}

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
