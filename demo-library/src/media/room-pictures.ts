import { escapeXml } from '../markup/xml.ts';
import { randomFrom } from '../picture/random.ts';
import { element, group, num, svg } from '../picture/svg.ts';

const WIDTH = 960;
const HEIGHT = 640;
const PAPER = '#f4ecdc';
const INK = '#2f2a24';
const WALL = '#5d4b3a';

const box = (x: number, y: number, width: number, height: number, fill: string, more = {}) =>
  element('rect', { x, y, width, height, fill, ...more });

const words = (text: string, x: number, y: number, size: number, more = {}): string =>
  element(
    'text',
    { x, y, 'font-size': size, 'font-family': 'Georgia, serif', fill: INK, ...more },
    escapeXml(text),
  );

const drawn = (...parts: readonly string[]): string =>
  svg(WIDTH, HEIGHT, { width: WIDTH, height: HEIGHT }, box(0, 0, WIDTH, HEIGHT, PAPER), ...parts);

/** A table with six chairs around it, seen from above. */
function table(x: number, y: number): string {
  const chairs = [0, 1, 2].flatMap((place) =>
    [-26, 66].map((side) => box(x + 14 + place * 52, y + side, 30, 20, '#b98b5c', { rx: 6 })),
  );
  return group({}, ...chairs, box(x, y, 162, 60, '#d9b98c', { rx: 4, stroke: WALL }));
}

/** The ground plan of a small reading room. */
export function groundPlan(): string {
  const tables = [170, 400, 630].flatMap((x) => [210, 380].map((y) => table(x, y)));
  const shelves = Array.from({ length: 8 }, (_, index) =>
    box(110 + index * 94, 86, 84, 30, '#8f6f4f'),
  );
  return drawn(
    box(90, 66, 780, 480, '#fbf6ea', { stroke: WALL, 'stroke-width': 12 }),
    ...shelves,
    ...tables,
    box(420, 538, 120, 18, PAPER),
    box(640, 488, 190, 34, '#7b8d7a', { rx: 4 }),
    words('enquiry desk', 676, 511, 19, { fill: '#ffffff' }),
    words('door', 460, 586, 22),
    words('shelves 000 to 900, from the left', 320, 148, 20),
  );
}

/** A card of the old catalogue, typed. */
export function catalogueCard(): string {
  const lines = [
    ['020.2', 70, 150],
    ['Oos', 70, 186],
    ['Oosterhuis, Marit', 220, 150],
    ['A handbook of the reading room : essays', 250, 198],
    ['and tables. Amsterdam, Leeszaal Press.', 220, 234],
    ['1. Libraries. 2. Reading rooms.', 250, 318],
    ['3. Cataloguing. I. Title.', 220, 354],
  ] as const;
  return drawn(
    box(40, 60, 880, 520, '#fffaf0', { rx: 6, stroke: '#c9b897', 'stroke-width': 2 }),
    element('path', { d: 'M40 100H920M200 60V580', stroke: '#d98f86', 'stroke-width': 2 }),
    ...lines.map(([text, x, y]) =>
      words(text, x, y, 26, { 'font-family': 'Courier New, monospace' }),
    ),
    element('circle', { cx: 480, cy: 540, r: 22, fill: PAPER, stroke: '#c9b897' }),
  );
}

/** A shelf with books, one of which leans. */
export function shelf(): string {
  const random = randomFrom(27);
  const cloths = ['#6b2d2a', '#22505a', '#8a6a2f', '#3d4a34', '#4b3a57', '#9b4a2b', '#2f3e5c'];
  const spines: string[] = [];
  let x = 70;
  for (let index = 0; x < 760; index += 1) {
    const width = 30 + random() * 34;
    const height = 270 + random() * 120;
    const y = 520 - height;
    const fill = cloths[index % cloths.length] ?? INK;
    spines.push(
      box(x, y, width, height, fill),
      box(x + 4, y + 44, width - 8, 5, '#e8d7ae'),
      box(x + 4, y + 58, width - 8, 2, '#e8d7ae'),
    );
    x += width + 2;
  }
  const leaning = group(
    { transform: `rotate(14 ${num(x + 40)} 520)` },
    box(x + 8, 190, 46, 330, '#7a2f3a'),
    box(x + 12, 236, 38, 5, '#e8d7ae'),
  );
  return drawn(...spines, leaning, box(30, 520, 900, 34, '#8f6f4f'), box(30, 554, 900, 8, WALL));
}

/** One leaf of a book as a photograph of it looks: a title, and lines too small to be read. */
export function leaf(title: string): string {
  const random = randomFrom(title.length * 7);
  const lines = Array.from({ length: 22 }, (_, index) =>
    box(330, 180 + index * 17, index % 6 === 5 ? 120 + random() * 120 : 300, 5, '#b9ae9b'),
  );
  return drawn(
    box(280, 30, 400, 580, '#fffdf6', { stroke: '#cdbf9f', 'stroke-width': 2 }),
    words(title, 480, 120, 30, { 'text-anchor': 'middle' }),
    box(450, 140, 60, 2, WALL),
    ...lines,
  );
}
