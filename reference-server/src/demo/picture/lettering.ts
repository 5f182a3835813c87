import type { Face, LetterForms } from '../pdf/face.ts';
import { element } from './svg.ts';

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

/** Tenths place an outline as well as anybody can see, and letters are most of what a cover weighs. */
const tenths = (value: number): string => String(Math.round(value * 10) / 10);

/** The outlines of one glyph, with its origin at (x, y). */
function outline(face: Face, id: number, size: number, x: number, y: number): string {
  const scale = size / face.font.unitsPerEm;
  const place = (values: readonly number[]): string =>
    values
      .map((value, at) => tenths(at % 2 === 0 ? x + value * scale : y - value * scale))
      .join(' ');
  const letters = {
    moveTo: 'M',
    lineTo: 'L',
    quadraticCurveTo: 'Q',
    bezierCurveTo: 'C',
    closePath: 'Z',
  } as const;
  const commands = face.font.getGlyph(id)?.path.commands ?? [];
  return commands.map(({ command, args }) => `${letters[command]}${place(args)}`).join('');
}

/**
 * Words as outlines, so that a picture looks the same whatever fonts its reader has. Whoever can't
 * see the picture needs the words elsewhere.
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
