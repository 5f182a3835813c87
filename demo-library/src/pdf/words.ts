import type { Span, TextSpan } from '../markup/block.contract.ts';
import type { Face, Faces, LetterForms, ShapedText } from './face.ts';
import type { Box } from './line-breaking.ts';

/** The faces and the size that a stretch of text is set in. */
export interface TextStyle {
  readonly roman: Face;
  readonly italic: Face;
  readonly bold: Face;
  /** In points. */
  readonly size: number;
  readonly forms: LetterForms;
  /** Opens the letters, in 1/1000 em. */
  readonly tracking?: number;
}

/** A shaped piece of a word: one face, one look. */
export interface Piece {
  readonly face: Face;
  readonly size: number;
  readonly shaped: ShapedText;
  /** `#anchor` or an address. */
  readonly href: string | undefined;
}

/** A word: pieces without space between them. */
export type Word = readonly Piece[];

/** The style of running text in the serif family. */
export function serifStyle(faces: Faces, size: number, forms: LetterForms = 'text'): TextStyle {
  return { roman: faces.serif, italic: faces.serifItalic, bold: faces.serifBold, size, forms };
}

/** The style of captions, tables and guides in the sans family. */
export function sansStyle(faces: Faces, size: number, forms: LetterForms = 'table'): TextStyle {
  return { roman: faces.sans, italic: faces.sansItalic, bold: faces.sansBold, size, forms };
}

const OVERHANG: Readonly<Record<string, number>> = {
  '.': 0.6,
  ',': 0.6,
  '-': 0.5,
  '–': 0.25,
  '—': 0.2,
  ';': 0.35,
  ':': 0.35,
  '’': 0.5,
  '”': 0.4,
};
const BREAK_AFTER = /(?<=[\p{L}\p{N}][-–—/])(?=[\p{L}\p{N}])/u;

function pieceOf(text: string, span: TextSpan, style: TextStyle): Piece {
  const face = span.strong ? style.bold : span.emphasis ? style.italic : style.roman;
  const forms = span.smallCaps ? 'smallCaps' : style.forms;
  const tracking = span.smallCaps ? 40 : (style.tracking ?? 0);
  const letters = span.smallCaps ? text.toLowerCase() : text;
  return { face, size: style.size, shaped: face.shape(letters, forms, tracking), href: span.href };
}

const widthOf = (word: Word): number =>
  word.reduce((sum, piece) => sum + (piece.shaped.width * piece.size) / 1000, 0);

function overhangOf(word: Word): number {
  const piece = word.at(-1);
  const glyph = piece?.shaped.glyphs.at(-1);
  if (piece === undefined || glyph === undefined) return 0;
  return ((OVERHANG[glyph.text] ?? 0) * glyph.width * piece.size) / 1000;
}

/** The width of a word space of a style, in points. */
export function spaceWidth(style: TextStyle): number {
  return (style.roman.shape(' ', style.forms).width * style.size) / 1000 + style.size * 0.03;
}

/** Cuts running text into words and shapes them; notes are left out. */
export function toBoxes(spans: readonly Span[], style: TextStyle): Box<Word>[] {
  const boxes: Box<Word>[] = [];
  const space = spaceWidth(style);
  let word: Piece[] = [];
  const close = (gap: number): void => {
    if (word.length > 0) {
      boxes.push({ content: word, width: widthOf(word), space: gap, overhang: overhangOf(word) });
    }
    word = [];
  };
  for (const span of spans) {
    if (span.kind === 'note') continue;
    for (const [index, part] of span.text.split(/[ \n]+/).entries()) {
      if (index > 0) close(space);
      for (const [place, letters] of part.split(BREAK_AFTER).entries()) {
        if (place > 0) close(0);
        if (letters !== '') word.push(pieceOf(letters, span, style));
      }
    }
  }
  close(space);
  return boxes;
}

/** A line of text as one word, for headings, captions and table cells that never break. */
export function toWord(text: string, style: TextStyle): Word {
  return [pieceOf(text, { kind: 'text', text }, style)];
}

/** The width of a word in points. */
export const wordWidth = widthOf;
