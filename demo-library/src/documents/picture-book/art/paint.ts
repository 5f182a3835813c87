import { randomFrom } from '../../../picture/random.ts';
import { element, group, num, type Point, polyline, smooth } from '../../../picture/svg.ts';

/** A spread of the picture book, two pages wide. */
export const SPREAD = { width: 2000, height: 1250 } as const;

/** A filled shape. */
export const shape = (d: string, fill: string, opacity?: number): string =>
  element('path', { d, fill, opacity });

/** A line with round ends. */
export const stroke = (d: string, colour: string, width: number, opacity?: number): string =>
  element('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    opacity,
  });

/** An ellipse. */
export const oval = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  opacity?: number,
): string => element('ellipse', { cx, cy, rx, ry, fill, opacity });

/** Moves, turns and scales a drawing round its own origin. */
export function placed(
  x: number,
  y: number,
  scale: number,
  drawing: string,
  turn = 0,
  flip = false,
): string {
  const mirrored = flip ? num(-scale) : num(scale);
  return group(
    {
      transform: `translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${mirrored} ${num(scale)})`,
    },
    drawing,
  );
}

const channel = (colour: string, at: number): number =>
  Number.parseInt(colour.slice(at, at + 2), 16);

/** A colour between two others. */
export function between(from: string, to: string, share: number): string {
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** A sky in bands that wave a little, as if cut from paper. */
export function sky(top: string, bottom: string, bands = 7): string {
  const { width, height } = SPREAD;
  return Array.from({ length: bands }, (_, band) => {
    const y = (height * 0.8 * band) / bands;
    const colour = between(top, bottom, band / (bands - 1));
    if (band === 0) return element('rect', { width, height, fill: colour });
    const points = Array.from(
      { length: 9 },
      (_, at): Point => [at * 250, y + Math.sin(at * 1.3 + band * 2.2) * 26],
    );
    return shape(`${smooth(points)}L2000 1250L0 1250Z`, colour);
  }).join('');
}

/** The top of a hill that runs through both pages. */
export function hillLine(y: number, rise: number, seed: number): (x: number) => number {
  const random = randomFrom(seed);
  const [one, two] = [random() * 6, random() * 6];
  return (x) => y - Math.sin(x / 420 + one) * rise - Math.sin(x / 190 + two) * rise * 0.28;
}

/** A hill, from its line to the foot of the page. */
export function hill(line: (x: number) => number, colour: string): string {
  const points = Array.from({ length: 41 }, (_, at): Point => [at * 50, line(at * 50)]);
  return shape(`${smooth(points)}L2000 1250L0 1250Z`, colour);
}

/** Tufts of grass along a line. */
export function grass(
  line: (x: number) => number,
  colour: string,
  seed: number,
  count = 60,
): string {
  const random = randomFrom(seed);
  let d = '';
  for (let tuft = 0; tuft < count; tuft += 1) {
    const x = random() * 2000;
    const y = line(x) + 4 + random() * 40;
    for (const lean of [-9, 0, 8])
      d += `M${num(x + lean * 0.4)} ${num(y)}q${num(lean * 0.4)} -14 ${num(lean)} ${num(-20 - random() * 14)}`;
  }
  return stroke(d, colour, 3.4);
}

/** Stars, in a night sky. */
export function stars(seed: number, count = 120, low = 620): string {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () =>
    oval(
      random() * 2000,
      random() * low,
      1.4 + random() * 2.6,
      1.4 + random() * 2.6,
      '#fdf6dc',
      0.4 + random() * 0.6,
    ),
  ).join('');
}

/** The moon, with a halo. */
export function moon(x: number, y: number, size: number): string {
  return (
    oval(x, y, size * 1.9, size * 1.9, '#fdf3cf', 0.08) +
    oval(x, y, size * 1.4, size * 1.4, '#fdf3cf', 0.12) +
    oval(x, y, size, size, '#fbeebf') +
    oval(x - size * 0.25, y - size * 0.15, size * 0.2, size * 0.17, '#f1dfa4') +
    oval(x + size * 0.3, y + size * 0.3, size * 0.14, size * 0.12, '#f1dfa4') +
    oval(x + size * 0.2, y - size * 0.4, size * 0.1, size * 0.09, '#f1dfa4')
  );
}

/** Snow that falls, near and far. */
export function snowfall(seed: number, count = 260): string {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => {
    const near = random();
    const size = 2.2 + near * near * 8;
    return oval(random() * 2000, random() * 1250, size, size, '#ffffff', 0.5 + near * 0.5);
  }).join('');
}

const LEAF = 'M0 0C10 -10 14 -24 0 -40C-14 -24 -10 -10 0 0Z';

/** A leaf, with its vein. */
export function leaf(x: number, y: number, size: number, turn: number, colour: string): string {
  return placed(
    x,
    y,
    size,
    shape(LEAF, colour) + stroke('M0 -2L0 -34', between(colour, '#5a2d12', 0.35), 1.6),
    turn,
  );
}

/** Leaves that lie or fly between two heights. */
export function leaves(
  seed: number,
  count: number,
  from: number,
  to: number,
  colours: readonly string[],
): string {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () =>
    leaf(
      random() * 2000,
      from + random() * (to - from),
      0.5 + random() * 0.7,
      random() * 360,
      colours[Math.floor(random() * colours.length)] ?? '',
    ),
  ).join('');
}

/** The leaves of autumn. */
export const AUTUMN = ['#d9772b', '#c1502e', '#e3a33b', '#a83f2b', '#cf8f2f'] as const;

/** A polygon with rounded joints. */
export const rounded = (points: readonly Point[], colour: string, width: number): string =>
  element('path', {
    d: polyline(points, true),
    fill: colour,
    stroke: colour,
    'stroke-width': width,
    'stroke-linejoin': 'round',
  });
