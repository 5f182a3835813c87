import { randomFrom } from '../../../picture/random.ts';
import { element, group, num, type Point, polyline, smooth, svg } from '../../../picture/svg.ts';
import { TONE } from './ink.ts';

/** A tree: a branch grows, divides in two, and each of the two does the same. */
export function tree(): string {
  const random = randomFrom(12);
  const byDepth: string[] = Array.from({ length: 12 }, () => '');
  const grow = (x: number, y: number, heading: number, length: number, depth: number): void => {
    const toX = x + Math.sin(heading) * length;
    const toY = y - Math.cos(heading) * length;
    byDepth[depth] += `M${num(x)} ${num(y)}L${num(toX)} ${num(toY)}`;
    if (depth === 11) return;
    const wobble = (): number => (random() - 0.5) * 0.24;
    grow(toX, toY, heading - 0.36 + wobble(), length * (0.74 + random() * 0.1), depth + 1);
    grow(toX, toY, heading + 0.38 + wobble(), length * (0.72 + random() * 0.1), depth + 1);
  };
  grow(220, 394, 0, 92, 0);
  const layers = byDepth.map((d, depth) =>
    element('path', {
      d,
      fill: 'none',
      stroke: depth > 8 ? TONE.moss : TONE.ink,
      'stroke-width': 11 * 0.72 ** depth,
      'stroke-linecap': 'round',
    }),
  );
  return svg(440, 400, {}, ...layers);
}

/** Ripples of sand: long flat sides to the wind, short steep ones from it. */
export function ripples(): string {
  const rows = Array.from({ length: 13 }, (_, row) => {
    const y = 20 + row * 17.5;
    const crest = Array.from(
      { length: 23 },
      (_, at): Point => [
        at * 20,
        y + Math.sin(at * 0.55 + row * 0.8) * 4.5 + Math.sin(at * 0.21 + row * 2.1) * 5,
      ],
    );
    const foot = crest
      .map(([x, top]): Point => [x, top + 6 + Math.sin(x * 0.02 + row) * 1.5])
      .reverse();
    const band = `${smooth(crest)}L${num(foot[0]?.[0] ?? 0)} ${num(foot[0]?.[1] ?? 0)}${smooth(foot).replace(/^M[^C]*/, '')}Z`;
    return (
      element('path', { d: band, fill: TONE.ochre, opacity: 0.55 }) +
      element('path', { d: smooth(crest), fill: 'none', stroke: '#7d5a24', 'stroke-width': 1 })
    );
  });
  return svg(440, 250, {}, element('rect', { width: 440, height: 250, fill: TONE.sand }), ...rows);
}

/** How far an arm of a snow crystal reaches, and what grows on it, by the weather of its fall. */
function arm(random: () => number, length: number): string {
  let d = `M0 0L0 ${num(-length)}`;
  const twigs = 4 + Math.floor(random() * 4);
  for (let twig = 0; twig < twigs; twig += 1) {
    const at = length * (0.22 + (0.7 * (twig + random() * 0.6)) / twigs);
    const reach = length * (0.1 + random() * 0.34) * (1.08 - at / length);
    const dx = num(reach * Math.sin(Math.PI / 3));
    const dy = num(-at - reach * Math.cos(Math.PI / 3));
    d += `M0 ${num(-at)}L${dx} ${dy}M0 ${num(-at)}L-${dx} ${dy}`;
  }
  const plate = length * (0.08 + random() * 0.16);
  return (
    element('path', {
      d,
      fill: 'none',
      stroke: TONE.teal,
      'stroke-width': 2.1,
      'stroke-linecap': 'round',
    }) +
    element('path', {
      d: polyline(
        [
          [0, 0],
          [num(plate * 0.5), num(-plate * 0.87)],
          [0, num(-plate * 1.35)],
          [num(-plate * 0.5), num(-plate * 0.87)],
        ].map(([x, y]): Point => [Number(x), Number(y)]),
        true,
      ),
      fill: TONE.teal,
      opacity: 0.3,
    })
  );
}

/** Six snow crystals; the six arms of each have met the same weather. */
export function snowflakes(): string {
  const flakes = Array.from({ length: 6 }, (_, index) => {
    const one = arm(randomFrom(101 + index * 7), 58);
    const x = 75 + (index % 3) * 145;
    const y = 75 + Math.floor(index / 3) * 145;
    const arms = Array.from({ length: 6 }, (_, turn) =>
      group({ transform: `rotate(${turn * 60})` }, one),
    );
    return group({ transform: `translate(${x} ${y}) rotate(${index * 11})` }, ...arms);
  });
  return svg(
    440,
    300,
    {},
    element('rect', { width: 440, height: 300, fill: '#eef3f4' }),
    ...flakes,
  );
}
