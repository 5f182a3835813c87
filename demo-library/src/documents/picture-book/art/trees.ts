import { randomFrom } from '../../../picture/random.ts';
import { num, type Point, smooth } from '../../../picture/svg.ts';
import { AUTUMN, between, leaf, oval, placed, shape, stroke } from './paint.ts';

/** The season of a tree. */
export type Season = 'autumn' | 'winter' | 'spring' | 'night';

const BARK: Record<Season, string> = {
  autumn: '#6b4a35',
  winter: '#2f2a44',
  spring: '#75553d',
  night: '#2b2b3d',
};

/** A branch and its branches, as one line for each thickness. */
function limbs(seed: number, depth: number): { readonly lines: string[]; readonly tips: Point[] } {
  const random = randomFrom(seed);
  const lines = Array.from({ length: depth }, () => '');
  const tips: Point[] = [];
  const grow = (x: number, y: number, heading: number, length: number, order: number): void => {
    const toX = x + Math.sin(heading) * length;
    const toY = y - Math.cos(heading) * length;
    const bend = (random() - 0.5) * length * 0.25;
    lines[order] +=
      `M${num(x)} ${num(y)}Q${num((x + toX) / 2 + bend)} ${num((y + toY) / 2)} ${num(toX)} ${num(toY)}`;
    if (order >= 2) tips.push([toX, toY]);
    if (order === depth - 1) return;
    grow(toX, toY, heading - 0.42 - random() * 0.25, length * (0.66 + random() * 0.12), order + 1);
    grow(toX, toY, heading + 0.4 + random() * 0.25, length * (0.66 + random() * 0.12), order + 1);
    if (random() < 0.35) grow(toX, toY, heading + (random() - 0.5) * 0.3, length * 0.6, order + 1);
  };
  grow(0, 0, (random() - 0.5) * 0.12, 190, 0);
  return { lines, tips };
}

/** A tree with its foot at (x, y). */
export function tree(x: number, y: number, scale: number, seed: number, season: Season): string {
  const { lines, tips } = limbs(seed, 5);
  const bark = BARK[season];
  const wood = lines.map((d, order) => stroke(d, bark, 34 * 0.56 ** order)).join('');
  const random = randomFrom(seed + 1);
  const foliage = tips
    .map(([tipX, tipY]) => {
      const size = 30 + random() * 34;
      if (season === 'autumn') {
        const colour = AUTUMN[Math.floor(random() * AUTUMN.length)] ?? '';
        return (
          oval(tipX, tipY, size, size * 0.86, colour, 0.92) +
          leaf(
            tipX + size * 0.4,
            tipY + size * 0.7,
            0.55,
            random() * 360,
            between(colour, '#fff0c0', 0.2),
          )
        );
      }
      if (season === 'spring') {
        const colour =
          random() < 0.3
            ? '#f3c9d0'
            : (['#9dbb58', '#86a94a', '#b1c96c'][Math.floor(random() * 3)] ?? '');
        return oval(tipX, tipY, size * 0.8, size * 0.7, colour, 0.92);
      }
      if (season === 'winter') return oval(tipX, tipY - 5, size * 0.42, 7, '#ffffff', 0.95);
      return '';
    })
    .join('');
  const foot = shape('M-42 12C-18 4 -14 -30 -13 -60L13 -60C14 -30 18 4 42 12Z', bark);
  return placed(x, y, scale, wood + foot + foliage);
}

/** A fir, for the woods further off. */
export function fir(x: number, y: number, scale: number, colour: string, snow = false): string {
  const tiers = [0, 1, 2, 3].map((tier) => {
    const top = -300 + tier * 62;
    const half = 38 + tier * 24;
    const branch = `M0 ${top}C${half * 0.4} ${top + 50} ${half * 0.8} ${top + 84} ${half} ${top + 98}Q0 ${top + 118} ${-half} ${top + 98}C${-half * 0.8} ${top + 84} ${-half * 0.4} ${top + 50} 0 ${top}Z`;
    const cap = `M0 ${top}C${half * 0.3} ${top + 40} ${half * 0.5} ${top + 60} ${half * 0.62} ${top + 70}Q0 ${top + 50} ${-half * 0.62} ${top + 70}C${-half * 0.5} ${top + 60} ${-half * 0.3} ${top + 40} 0 ${top}Z`;
    return (
      shape(branch, between(colour, '#000000', tier * 0.05)) +
      (snow ? shape(cap, '#ffffff', 0.95) : '')
    );
  });
  return placed(
    x,
    y,
    scale,
    shape('M-10 0L-8 -40L8 -40L10 0Z', '#4a3a30') + tiers.reverse().join(''),
  );
}

/** A mushroom. */
export function mushroom(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    shape('M-12 0C-8 -20 -9 -34 -7 -46L8 -46C10 -34 9 -20 13 0Z', '#f3e7d0') +
      shape('M-46 -40C-40 -84 40 -84 46 -40Q0 -30 -46 -40Z', '#bf3f2f') +
      oval(-18, -58, 7, 5, '#fbeede') +
      oval(10, -64, 6, 5, '#fbeede') +
      oval(26, -50, 5, 4, '#fbeede'),
  );
}

/** Flowers of spring along a line. */
export function flowers(line: (x: number) => number, seed: number, count = 46): string {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => {
    const x = random() * 2000;
    const y = line(x) + 20 + random() * 150;
    const colour = ['#f6d34f', '#f4f0e6', '#c8a2d8', '#e77f7f'][Math.floor(random() * 4)] ?? '';
    const petals = [0, 72, 144, 216, 288]
      .map((turn) => placed(x, y - 24, 1, oval(0, -7, 4.6, 7, colour), turn))
      .join('');
    return (
      stroke(`M${num(x)} ${num(y)}q-3 -12 0 -24`, '#6f9140', 3) +
      petals +
      oval(x, y - 24, 3.8, 3.8, '#d99a2b')
    );
  }).join('');
}

/** A cloud. */
export function cloud(
  x: number,
  y: number,
  scale: number,
  colour = '#ffffff',
  opacity = 0.9,
): string {
  const points: Point[] = [
    [-120, 20],
    [-100, -18],
    [-50, -30],
    [-20, -66],
    [40, -62],
    [66, -26],
    [110, -20],
    [124, 20],
  ];
  return placed(x, y, scale, shape(`${smooth(points)}Q0 40 -120 20Z`, colour, opacity));
}
