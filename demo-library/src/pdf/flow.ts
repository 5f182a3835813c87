import type { Span } from '../markup/block.contract.ts';
import { breakLines, type Line } from './line-breaking.ts';
import { INK, type Ink, PageDraft } from './page-draft.ts';
import { type TextStyle, toBoxes, type Word } from './words.ts';
import type { Anchor } from './write-pdf.ts';

/** The geometry of a page of text; everything in points. */
export interface PageDesign {
  readonly width: number;
  readonly height: number;
  /** From the left edge to the text. */
  readonly left: number;
  /** From the top edge to the text. */
  readonly top: number;
  /** The width of the text. */
  readonly measure: number;
  /** The height of the text. */
  readonly depth: number;
  readonly leading: number;
}

/** How a paragraph is set. */
export interface ParagraphStyle {
  readonly text: TextStyle;
  readonly leading: number;
  readonly ink?: Ink;
  readonly justified?: boolean;
  /** The first line's indent; negative with `left` makes a hanging paragraph. */
  readonly indent?: number;
  readonly left?: number;
  readonly right?: number;
  /** Wide initial letters narrow so many first lines by so much. */
  readonly inset?: { readonly lines: number; readonly width: number };
  readonly align?: 'left' | 'centre';
}

/** A page of a flow, with its running head. */
export interface FlowPage {
  readonly draft: PageDraft;
  /** Undefined on pages without a running head, such as the first of a chapter. */
  head: string | undefined;
}

/** Text that runs from column to column and from page to page. */
export class Flow {
  readonly pages: FlowPage[] = [];
  readonly anchors = new Map<string, Anchor>();
  readonly design: PageDesign;
  /** The running head from the next page on. */
  head: string | undefined;
  #columns = 1;
  #gutter = 0;
  #column = 0;
  #columnTop = 0;
  #y = 0;

  constructor(design: PageDesign) {
    this.design = design;
  }

  /** The page that is being filled. */
  get page(): PageDraft {
    const page = this.pages.at(-1)?.draft;
    if (page === undefined) throw new Error('A flow has no page before startPage');
    return page;
  }

  /** The height of the next line's top, in points from the page's bottom edge. */
  get y(): number {
    return this.#y;
  }

  /** The width of a column. */
  get width(): number {
    return (this.design.measure - this.#gutter * (this.#columns - 1)) / this.#columns;
  }

  /** The left edge of the current column. */
  get x(): number {
    return this.design.left + this.#column * (this.width + this.#gutter);
  }

  get #bottom(): number {
    return this.design.height - this.design.top - this.design.depth;
  }

  /** Begins a page. One without a running head opens a chapter. */
  startPage(withHead = true): PageDraft {
    const draft = new PageDraft(this.design.width, this.design.height);
    this.pages.push({ draft, head: withHead ? this.head : undefined });
    this.#column = 0;
    this.#y = this.design.height - this.design.top;
    this.#columnTop = this.#y;
    return draft;
  }

  /** Sets the following content in columns. */
  setColumns(count: number, gutter = 16): void {
    this.#columns = count;
    this.#gutter = count === 1 ? 0 : gutter;
    this.#column = 0;
    this.#columnTop = this.#y;
  }

  /** Goes on at the top of the next column, on a new page when there is none left. */
  nextColumn(): void {
    if (this.#column + 1 < this.#columns) {
      this.#column += 1;
      this.#y = this.#columnTop;
    } else this.startPage();
  }

  /** Whether so many points are free below. */
  fits(height: number): boolean {
    return this.#y - height >= this.#bottom - 0.01;
  }

  /** Makes sure that so many points are free below, if need be in the next column. */
  reserve(height: number): void {
    if (!this.fits(height)) this.nextColumn();
  }

  /** Leaves so many points free, but not at the top of a column. */
  skip(height: number): void {
    if (this.#y < this.#columnTop - 0.01) this.#y -= height;
  }

  /** Moves down, also at the top of a column. */
  sink(height: number): void {
    this.#y -= height;
  }

  /** Names this place, so that links can lead to it. */
  anchor(name: string): void {
    if (this.anchors.has(name)) throw new Error(`Two places are called ${name}`);
    this.anchors.set(name, { page: this.page, y: Math.min(this.#y + 6, this.design.height) });
  }

  /** Sets running text as a paragraph; no single line of it is alone on a page. */
  paragraph(spans: readonly Span[], style: ParagraphStyle): void {
    const { left = 0, right = 0, indent = 0, inset } = style;
    const full = this.width - left - right;
    const startOf = (line: number): number =>
      (line === 0 ? indent : 0) + (inset !== undefined && line < inset.lines ? inset.width : 0);
    const lines = breakLines(
      toBoxes(spans, style.text),
      (line) => full - startOf(line),
      style.justified ?? true,
    );
    for (let from = 0; from < lines.length; ) {
      const count = this.#roomFor(lines.length - from, style.leading);
      for (const [offset, line] of lines.slice(from, from + count).entries()) {
        this.#placeLine(line, left + startOf(from + offset), full, style);
      }
      from += count;
      if (from < lines.length) this.nextColumn();
    }
  }

  #roomFor(wanted: number, leading: number): number {
    const room = Math.floor((this.#y - this.#bottom + 0.01) / leading);
    if (room >= wanted) return wanted;
    const kept = wanted - room === 1 ? room - 1 : room;
    const atTop = this.#y >= this.#columnTop - 0.01;
    return kept < 2 && !atTop ? 0 : Math.max(kept, atTop ? 1 : 0);
  }

  #placeLine(line: Line<Word>, offset: number, full: number, style: ParagraphStyle): void {
    const natural = line.boxes.reduce(
      (sum, box, index) => sum + box.width + (index < line.boxes.length - 1 ? box.space : 0),
      0,
    );
    const shift = style.align === 'centre' ? (full - natural) / 2 : 0;
    this.page.line(
      line,
      this.x + offset + shift,
      this.#baseline(style.leading),
      style.ink ?? INK.black,
    );
    this.page.words.push('\n');
    this.#y -= style.leading;
  }

  #baseline(leading: number): number {
    return this.#y - leading * 0.74;
  }

  /** Draws at the current height and moves down by `height`. */
  figure(height: number, draw: (page: PageDraft, x: number, top: number) => void): void {
    this.reserve(height);
    draw(this.page, this.x, this.#y);
    this.#y -= height;
  }
}
