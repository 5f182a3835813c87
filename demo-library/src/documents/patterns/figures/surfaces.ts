import { randomFrom } from '../../../picture/random.ts';
import { element, group, num, type Point, polyline, svg } from '../../../picture/svg.ts';
import { TONE } from './ink.ts';

const WIDTH = 440;
const HEIGHT = 300;

/** Clips a polygon to the side of a line on which `keep` is not negative. */
function clip(polygon: readonly Point[], keep: (point: Point) => number): Point[] {
  return polygon.flatMap((point, index): Point[] => {
    const next = polygon[(index + 1) % polygon.length] ?? point;
    const [here, there] = [keep(point), keep(next)];
    const crossing: Point[] =
      here < 0 === there < 0
        ? []
        : [
            [
              point[0] + ((next[0] - point[0]) * here) / (here - there),
              point[1] + ((next[1] - point[1]) * here) / (here - there),
            ],
          ];
    return here >= 0 ? [point, ...crossing] : crossing;
  });
}

const FRAME: readonly Point[] = [
  [0, 0],
  [WIDTH, 0],
  [WIDTH, HEIGHT],
  [0, HEIGHT],
];

/** The part of the frame that is nearer to one site than to any other. */
function cellOf(site: Point, sites: readonly Point[]): readonly Point[] {
  return sites.reduce<readonly Point[]>((cell, other) => {
    if (other === site) return cell;
    const middle: Point = [(site[0] + other[0]) / 2, (site[1] + other[1]) / 2];
    return clip(
      cell,
      ([x, y]) => (x - middle[0]) * (site[0] - other[0]) + (y - middle[1]) * (site[1] - other[1]),
    );
  }, FRAME);
}

function centroid(cell: readonly Point[]): Point {
  const sum = cell.reduce<Point>(([x, y], point) => [x + point[0], y + point[1]], [0, 0]);
  return [sum[0] / cell.length, sum[1] / cell.length];
}

/** A giraffe's coat: cells round points that have made room for one another. */
export function giraffe(): string {
  const random = randomFrom(5);
  let sites: Point[] = Array.from({ length: 58 }, () => [random() * WIDTH, random() * HEIGHT]);
  for (let round = 0; round < 2; round += 1)
    sites = sites.map((site) => centroid(cellOf(site, sites)));
  const cells = sites.map((site, index) => {
    const cell = cellOf(site, sites);
    const shrunk = cell.map(
      ([x, y]): Point => [site[0] + (x - site[0]) * 0.8, site[1] + (y - site[1]) * 0.8],
    );
    const colour = ['#a8662c', '#9a5a26', '#b07034'][index % 3] ?? '';
    return element('path', {
      d: polyline(shrunk, true),
      fill: colour,
      stroke: colour,
      'stroke-width': 6,
      'stroke-linejoin': 'round',
    });
  });
  return svg(
    WIDTH,
    HEIGHT,
    {},
    element('rect', { width: WIDTH, height: HEIGHT, fill: '#f3e3c3' }),
    ...cells,
  );
}

/** Round cells on the left that become a comb towards the right. */
export function honeycomb(): string {
  const side = 25;
  const cells: string[] = [];
  for (let column = 0; column < 12; column += 1) {
    for (let row = 0; row < 8; row += 1) {
      const x = 14 + column * side * 1.5;
      const y = 10 + (row + (column % 2) / 2) * side * Math.sqrt(3);
      const straight = Math.min(1, Math.max(0, (x - 90) / 240));
      const points = Array.from({ length: 24 }, (_, at): Point => {
        const turn = (at / 24) * 2 * Math.PI;
        const inSixth = ((turn % (Math.PI / 3)) + Math.PI / 3) % (Math.PI / 3);
        const hexagon = Math.sqrt(3) / 2 / Math.cos(inSixth - Math.PI / 6);
        const radius = side * (0.8 * (1 - straight) + hexagon * 0.955 * straight);
        return [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius];
      });
      cells.push(
        element('path', {
          d: polyline(points, true),
          fill: straight > 0.6 ? '#e8b84f' : '#efcb7c',
          stroke: '#8a5e17',
          'stroke-width': 1.6,
        }),
      );
    }
  }
  return svg(
    WIDTH,
    HEIGHT,
    {},
    element('rect', { width: WIDTH, height: HEIGHT, fill: '#f8ead0' }),
    ...cells,
  );
}

/** Cracks: the largest piece breaks across its length, again and again; later cracks are thinner. */
export function cracks(): string {
  const random = randomFrom(77);
  const pieces: Point[][] = [[...FRAME]];
  const lines: string[] = [];
  const area = (piece: readonly Point[]): number =>
    Math.abs(
      piece.reduce((sum, [x, y], at) => {
        const [nextX, nextY] = piece[(at + 1) % piece.length] ?? [0, 0];
        return sum + x * nextY - nextX * y;
      }, 0),
    ) / 2;
  for (let round = 0; round < 70; round += 1) {
    pieces.sort((a, b) => area(b) - area(a));
    const piece = pieces.shift();
    if (piece === undefined) break;
    let longest = 0;
    let edge: readonly [Point, Point] = [
      [0, 0],
      [1, 0],
    ];
    for (const [at, point] of piece.entries()) {
      const next = piece[(at + 1) % piece.length] ?? point;
      const length = Math.hypot(next[0] - point[0], next[1] - point[1]);
      if (length > longest) [longest, edge] = [length, [point, next]];
    }
    const share = 0.38 + random() * 0.24;
    const [from, to] = edge;
    const start: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    const lean = (random() - 0.5) * 0.25;
    const along: Point = [(to[0] - from[0]) / longest, (to[1] - from[1]) / longest];
    const normal: Point = [along[0] - lean * along[1], along[1] + lean * along[0]];
    const side = ([x, y]: Point): number => (x - start[0]) * normal[0] + (y - start[1]) * normal[1];
    const one = clip(piece, side);
    const cut = one.filter((point) => Math.abs(side(point)) < 1e-6);
    pieces.push(
      one,
      clip(piece, (point) => -side(point)),
    );
    lines.push(
      element('path', {
        d: polyline(cut),
        fill: 'none',
        stroke: TONE.ink,
        'stroke-width': Math.max(0.9, 5.5 * 0.962 ** round),
        'stroke-linecap': 'round',
      }),
    );
  }
  return svg(
    WIDTH,
    HEIGHT,
    {},
    element('rect', { width: WIDTH, height: HEIGHT, fill: '#d8c4a0' }),
    ...lines,
  );
}

function kochEdge([ax, ay]: Point, [bx, by]: Point, depth: number): Point[] {
  if (depth === 0) return [[ax, ay]];
  const [dx, dy] = [(bx - ax) / 3, (by - ay) / 3];
  const first: Point = [ax + dx, ay + dy];
  const second: Point = [ax + 2 * dx, ay + 2 * dy];
  const peak: Point = [
    first[0] + dx / 2 + (dy * Math.sqrt(3)) / 2,
    first[1] + dy / 2 - (dx * Math.sqrt(3)) / 2,
  ];
  return [
    ...kochEdge([ax, ay], first, depth - 1),
    ...kochEdge(first, peak, depth - 1),
    ...kochEdge(peak, second, depth - 1),
    ...kochEdge(second, [bx, by], depth - 1),
  ];
}

/** Von Koch's curve in five steps. */
export function kochSteps(): string {
  const shapes = Array.from({ length: 5 }, (_, depth) => {
    const x = 14 + (depth % 3) * 145;
    const y = depth < 3 ? 38 : 190;
    const left = depth < 3 ? x : x + 72;
    const corners: Point[] = [
      [left, y],
      [left + 118, y],
      [left + 59, y + 102],
    ];
    const outline = corners.flatMap((corner, at) =>
      kochEdge(corner, corners[(at + 1) % 3] ?? corner, depth),
    );
    return element('path', {
      d: polyline(outline, true),
      fill: '#dfe7e6',
      stroke: TONE.teal,
      'stroke-width': 1.2,
    });
  });
  return svg(WIDTH, 330, {}, ...shapes);
}

/** A wallpaper of the kind with threefold turns and mirrors. */
export function wallpaper(): string {
  const step = 74;
  const leaf = 'M0 0C10 -12 12 -26 0 -36C-12 -26 -10 -12 0 0Z';
  const star = group(
    {},
    ...[0, 120, 240].map((turn) =>
      element('path', { d: leaf, transform: `rotate(${turn})`, fill: TONE.teal }),
    ),
    ...[60, 180, 300].map((turn) =>
      element('path', { d: leaf, transform: `rotate(${turn}) scale(.62)`, fill: TONE.rubric }),
    ),
    element('circle', { r: 5, fill: TONE.ochre }),
  );
  const places: string[] = [];
  for (let row = -1; row < 6; row += 1) {
    for (let column = -1; column < 8; column += 1) {
      const x = column * step + (row % 2 === 0 ? 0 : step / 2);
      places.push(group({ transform: `translate(${num(x)} ${num(row * step * 0.866)})` }, star));
    }
  }
  return svg(
    WIDTH,
    HEIGHT,
    {},
    element('rect', { width: WIDTH, height: HEIGHT, fill: TONE.paper }),
    ...places,
  );
}
