import { element, group, type Point, polyline, svg } from '../../../picture/svg.ts';
import { TONE } from './ink.ts';

const GOLDEN = 137.50776;

/** Florets set one after another, each turned by the same angle from the last. */
function head(count: number, angle: number, radius: number, x: number, y: number): string {
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    const turn = (index * angle * Math.PI) / 180;
    const distance = Math.sqrt(share) * radius;
    const size = radius * (0.012 + 0.022 * share);
    return element('circle', {
      cx: x + Math.cos(turn) * distance,
      cy: y + Math.sin(turn) * distance,
      r: size,
      fill:
        index % 34 === 0
          ? TONE.rubric
          : index % 55 === 0
            ? TONE.teal
            : share < 0.3
              ? TONE.ochre
              : TONE.ink,
    });
  }).join('');
}

/** Petals behind the head of a sunflower. */
function petals(count: number, from: number, to: number, x: number, y: number): string {
  return Array.from({ length: count }, (_, index) => {
    const turn = (index * GOLDEN * Math.PI) / 180;
    const place = (distance: number, side: number): Point => [
      x + Math.cos(turn + side) * distance,
      y + Math.sin(turn + side) * distance,
    ];
    const [ax, ay] = place(from, -0.09);
    const [bx, by] = place((from + to) / 2, -0.13);
    const [cx, cy] = place(to, 0);
    const [dx, dy] = place((from + to) / 2, 0.13);
    const [ex, ey] = place(from, 0.09);
    return element('path', {
      d: `M${ax.toFixed(1)} ${ay.toFixed(1)}Q${bx.toFixed(1)} ${by.toFixed(1)} ${cx.toFixed(1)} ${cy.toFixed(1)}Q${dx.toFixed(1)} ${dy.toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)}Z`,
      fill: index % 2 === 0 ? '#e2b04a' : '#d29a33',
    });
  }).join('');
}

/** A sunflower with 900 florets. */
export function sunflower(): string {
  return svg(
    440,
    440,
    {},
    petals(34, 140, 212, 220, 220),
    element('circle', { cx: 220, cy: 220, r: 158, fill: TONE.sand }),
    head(900, GOLDEN, 152, 220, 220),
  );
}

/** The same rule with the angle half a degree off, to either side. */
export function wrongAngles(): string {
  const disc = (angle: number, x: number): string =>
    group(
      {},
      element('circle', { cx: x, cy: 105, r: 100, fill: TONE.sand }),
      head(420, angle, 96, x, 105),
    );
  return svg(440, 210, {}, disc(137.0, 110), disc(138.0, 330));
}

/** A logarithmic spiral with its growth lines, as a shell has them. */
export function shell(): string {
  const at = (turn: number, share = 1): Point => {
    const distance = 3.1 * Math.exp(0.175 * turn) * share;
    return [232 + Math.cos(turn) * distance, 205 + Math.sin(turn) * distance];
  };
  const last = 7.6 * Math.PI;
  const line = polyline(Array.from({ length: 401 }, (_, index) => at((index / 400) * last)));
  const ribs = Array.from({ length: 74 }, (_, index) => {
    const turn = last - (index / 74) * last * 0.82;
    const inner = Math.exp(-0.175 * 2 * Math.PI);
    const points = Array.from({ length: 9 }, (_, step) => {
      const share = inner + ((1 - inner) * step) / 8;
      return at(turn - Math.sin((step / 8) * Math.PI) * 0.16, share);
    });
    return element('path', {
      d: polyline(points),
      fill: 'none',
      stroke: TONE.ochre,
      'stroke-width': 1.1,
    });
  });
  return svg(
    440,
    400,
    {},
    ...ribs,
    element('path', {
      d: line,
      fill: 'none',
      stroke: TONE.ink,
      'stroke-width': 2.4,
      'stroke-linecap': 'round',
    }),
  );
}
