import type { Face, LetterForms } from '../pdf/face.ts';
import { element, type Point } from './svg.ts';

/** How letters are drawn in a picture. */
export interface Lettering {
  readonly face: Face;
  /** The size of the letters, in units of the picture. */
  readonly size: number;
  readonly fill: string;
  readonly forms?: LetterForms;
  /** Opens the letters, in 1/1000 of the size. */
  readonly tracking?: number;
  readonly align?: 'left' | 'centre' | 'right';
}

/** Tenths of a unit suffice for the eye, and the letters are most of the bytes of a cover. */
const tenths = (value: number): number => Math.round(value * 10);
const written = (values: readonly number[]): string =>
  values
    .map((value) => String(value / 10))
    .join(' ')
    .replaceAll(' -', '-');

const STEPS = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
} as const;

/**
 * The outlines of one glyph, with its origin at (x, y). All that follows is told from there on, so that a
 * letter is written the same in any place, which packs well.
 */
function outline(face: Face, id: number, size: number, x: number, y: number): string {
  const scale = size / face.font.unitsPerEm;
  let path = `M${written([tenths(x), tenths(y)])}`;
  let here: Point = [0, 0];
  let start: Point = here;
  for (const { command, args } of face.font.getGlyph(id)?.path.commands ?? []) {
    const places = args.map((value, at) => tenths(at % 2 === 0 ? value * scale : -value * scale));
    const [fromX, fromY] = here;
    path += STEPS[command] + written(places.map((place, at) => place - (at % 2 ? fromY : fromX)));
    const [endX = start[0], endY = start[1]] = places.slice(-2);
    here = [endX, endY];
    if (command === 'moveTo') start = here;
  }
  return path;
}

/**
 * Words as outlines, so that a picture looks the same with any installed fonts. A screen reader does not
 * find them: give the picture a text alternative.
 */
export function lettering(words: string, x: number, y: number, look: Lettering): string {
  const { face, size, fill, forms = 'text', tracking = 0, align = 'left' } = look;
  const shaped = face.shape(words, forms, tracking);
  const width = (shaped.width * size) / 1000;
  let at = align === 'centre' ? x - width / 2 : align === 'right' ? x - width : x;
  let path = '';
  for (const glyph of shaped.glyphs) {
    path += outline(face, glyph.id, size, at, y);
    at += (glyph.advance * size) / 1000;
  }
  return element('path', { d: path, fill });
}
