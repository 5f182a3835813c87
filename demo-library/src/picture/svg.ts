import { escapeXml } from '../markup/xml.ts';

/** A value of an SVG attribute; numbers are written with two decimals. */
export type SvgValue = string | number;

/** A number as the pictures write it. */
export const num = (value: number): string => String(Math.round(value * 100) / 100);

/** An SVG element with its attributes and its content. */
export function element(
  name: string,
  attributes: Readonly<Record<string, SvgValue | undefined>>,
  ...children: readonly string[]
): string {
  const pairs = Object.entries(attributes)
    .filter((pair): pair is [string, SvgValue] => pair[1] !== undefined)
    .map(
      ([key, value]) => ` ${key}="${typeof value === 'number' ? num(value) : escapeXml(value)}"`,
    );
  const inside = children.join('');
  return inside === ''
    ? `<${name}${pairs.join('')}/>`
    : `<${name}${pairs.join('')}>${inside}</${name}>`;
}

/** A group of elements. */
export function group(
  attributes: Readonly<Record<string, SvgValue | undefined>>,
  ...children: readonly string[]
): string {
  return element('g', attributes, ...children);
}

/** A point of a picture. */
export type Point = readonly [x: number, y: number];

/** The outline of a polygon, or an open line through points. */
export function polyline(points: readonly Point[], closed = false): string {
  const steps = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${num(x)} ${num(y)}`);
  return closed ? `${steps.join('')}Z` : steps.join('');
}

/** A smooth line through points: each stretch is a curve that keeps the direction of its neighbours. */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (index: number): Point => {
    const place = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return points[place] ?? [0, 0];
  };
  const [x0, y0] = at(0);
  let path = `M${num(x0)} ${num(y0)}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [ax, ay] = at(index - 1);
    const [bx, by] = at(index);
    const [cx, cy] = at(index + 1);
    const [dx, dy] = at(index + 2);
    const first = `${num(bx + (cx - ax) / 6)} ${num(by + (cy - ay) / 6)}`;
    const second = `${num(cx - (dx - bx) / 6)} ${num(cy - (dy - by) / 6)}`;
    path += `C${first} ${second} ${num(cx)} ${num(cy)}`;
  }
  return closed ? `${path}Z` : path;
}

/** A whole SVG document, or one within a page. */
export function svg(
  width: number,
  height: number,
  attributes: Readonly<Record<string, SvgValue | undefined>>,
  ...children: readonly string[]
): string {
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${num(width)} ${num(height)}`,
      ...attributes,
    },
    ...children,
  );
}
