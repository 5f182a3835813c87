import type { Face } from './face.ts';
import type { Line } from './line-breaking.ts';
import type { Piece, Word } from './words.ts';

/** A colour as shares of red, green and blue. */
export type Ink = readonly [red: number, green: number, blue: number];

/** The inks of the demonstration books. */
export const INK = {
  black: [0.1, 0.09, 0.08],
  grey: [0.42, 0.4, 0.38],
  rule: [0.72, 0.69, 0.65],
  rubric: [0.6, 0.16, 0.12],
  blue: [0.13, 0.29, 0.45],
  tint: [0.955, 0.94, 0.915],
  white: [1, 1, 1],
} as const satisfies Record<string, Ink>;

/** A stretch of glyphs of one face on one baseline. */
export interface GlyphRun {
  readonly kind: 'glyphs';
  readonly face: Face;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly ink: Ink;
  /** Quarter turns are enough; degrees counter-clockwise. */
  readonly angle: number;
  readonly glyphs: readonly {
    readonly id: number;
    readonly text: string;
    readonly width: number;
    readonly advance: number;
  }[];
}

/** A raster image, by the key it is registered under, in a box of points. */
export interface PlacedImage {
  readonly kind: 'image';
  readonly image: RasterImage;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels in rows from the top, three bytes each. */
export interface RasterImage {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

/** Anything drawn on a page, in order. `operators` is PDF's own drawing language. */
export type Mark =
  | GlyphRun
  | PlacedImage
  | { readonly kind: 'operators'; readonly operators: string };

/** A link: a rectangle that leads to an anchor (`#name`) or to an address. */
export interface PageLink {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly href: string;
}

/** A quarter turn to the right or to the left, or none. */
export type Rotation = 0 | 90 | 270;

/** A number as PDF writes it: three decimals are a hundredth of a hair's breadth. */
export const n = (value: number): string => String(Math.round(value * 1000) / 1000);

/** A page that is being set: marks, links and anchors, before it becomes part of a file. */
export class PageDraft {
  /** As it is seen, after a viewer has turned it. */
  readonly width: number;
  readonly height: number;
  /** How far a viewer turns the sheet clockwise: it is drawn lying the other way. */
  readonly rotation: Rotation;
  readonly marks: Mark[] = [];
  readonly links: PageLink[] = [];
  /** The words of the page in reading order, for the index that is made from them. */
  readonly words: string[] = [];

  constructor(width: number, height: number, rotation: Rotation = 0) {
    this.width = width;
    this.height = height;
    this.rotation = rotation;
  }

  /** Draws PDF operators with their own graphics state. */
  draw(operators: string): void {
    this.marks.push({ kind: 'operators', operators: `q\n${operators}\nQ` });
  }

  /** A straight rule; `thickness` in points. */
  rule(x1: number, y1: number, x2: number, y2: number, thickness = 0.4, ink: Ink = INK.rule): void {
    this.draw(
      `${ink.map(n).join(' ')} RG ${n(thickness)} w ${n(x1)} ${n(y1)} m ${n(x2)} ${n(y2)} l S`,
    );
  }

  /** A filled rectangle. */
  fill(x: number, y: number, width: number, height: number, ink: Ink): void {
    this.draw(`${ink.map(n).join(' ')} rg ${n(x)} ${n(y)} ${n(width)} ${n(height)} re f`);
  }

  /** Sets a word with its left end at (x, y); answers its width. Links become areas. */
  word(word: Word, x: number, y: number, ink: Ink = INK.black, angle = 0): number {
    let at = x;
    for (const piece of word) {
      const width = (piece.shaped.width * piece.size) / 1000;
      const { face, size, shaped } = piece;
      this.marks.push({
        kind: 'glyphs',
        face,
        size,
        x: at,
        y,
        ink: inkOf(piece, ink),
        angle,
        glyphs: shaped.glyphs,
      });
      if (piece.href !== undefined) this.#link(at, y, width, size, piece.href);
      at += width;
    }
    this.words.push(
      word.map((piece) => piece.shaped.glyphs.map((glyph) => glyph.text).join('')).join(''),
    );
    return at - x;
  }

  /** Sets a broken line with its left end at (x, y). */
  line(line: Line<Word>, x: number, y: number, ink: Ink = INK.black): void {
    let at = x;
    for (const [index, box] of line.boxes.entries()) {
      const last = index === line.boxes.length - 1;
      at += this.word(box.content, at, y, ink);
      if (last || box.space === 0) continue;
      const gap = box.space + line.spaceChange;
      this.#space(box.content.at(-1), line.boxes[index + 1]?.content[0], at, y, gap, ink);
      at += gap;
    }
  }

  /** A real space, so that words stay apart when the text is read back; it carries a link across. */
  #space(
    before: Piece | undefined,
    after: Piece | undefined,
    x: number,
    y: number,
    gap: number,
    ink: Ink,
  ): void {
    if (before === undefined) return;
    const { face, size } = before;
    const [glyph] = face.shape(' ').glyphs;
    if (glyph === undefined) return;
    const wide = { ...glyph, advance: (gap * 1000) / size };
    this.marks.push({
      kind: 'glyphs',
      face,
      size,
      x,
      y,
      ink: inkOf(before, ink),
      angle: 0,
      glyphs: [wide],
    });
    if (before.href !== undefined && before.href === after?.href)
      this.#link(x, y, gap, size, before.href);
  }

  #link(x: number, y: number, width: number, size: number, href: string): void {
    const previous = this.links.at(-1);
    const low = y - size * 0.25;
    if (
      previous?.href === href &&
      previous.y === low &&
      Math.abs(previous.x + previous.width - x) < 0.5
    ) {
      this.links[this.links.length - 1] = { ...previous, width: previous.width + width };
    } else this.links.push({ x, y: low, width, height: size * 1.05, href });
  }

  /** Makes a rectangle a link. */
  link(x: number, y: number, width: number, height: number, href: string): void {
    this.links.push({ x, y, width, height, href });
  }

  /** Places pixels in a box. */
  image(image: RasterImage, x: number, y: number, width: number, height: number): void {
    this.marks.push({ kind: 'image', image, x, y, width, height });
  }
}

const inkOf = (piece: Piece, ink: Ink): Ink => (piece.href === undefined ? ink : INK.blue);
