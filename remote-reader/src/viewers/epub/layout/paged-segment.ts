import type { ReadingLook } from '../../contract/reading-look.ts';
import { binarySearch } from '../../text/binary-search.ts';
import type { Size } from '../../zoom/strip-scale.ts';
import { createSheet } from '../css/add-sheet.ts';
import { BoxFitter, FIT_STYLES } from '../fit/fit-boxes.ts';
import {
  findSizedPictures,
  fitPictures,
  PICTURE_STYLES,
  type SizedPicture,
} from '../fit/fit-pictures.ts';
import { fitWide, WIDE_STYLES, type Wide } from '../fit/fit-wide.ts';
import {
  findLonePicture,
  findStrip,
  LONE,
  loneStyles,
  type Picture,
  type Strip,
  sizeFrame,
} from '../fit/lone-picture.ts';
import { bundleChildren } from '../flow/bundles.ts';
import {
  type Flow,
  flowOf,
  pageOfBox,
  progressionOf,
  scrolled,
  scrollTo,
  strideOf,
} from '../flow/flow.ts';
import {
  boxesOf,
  findLandmarks,
  type Landmark,
  type PageParts,
  type Part,
} from '../flow/landmarks.ts';
import { mainElement } from '../flow/main-element.ts';
import { type PageBox, pageBox } from '../flow/page-box.ts';
import { everyColumn, findColumns, type PageColumns } from '../flow/page-columns.ts';
import { lookStyles } from '../look/look-styles.ts';
import {
  type FlowStyle,
  lastPageStyles,
  PAPER,
  pagedStyles,
  pictureStyles,
} from './page-styles.ts';
import type { Metrics, SegmentLayout } from './segment-layout.contract.ts';

/** Whether an element has a background; that of the body or root covers the whole frame. */
function hasGround(element: Element): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return backgroundImage !== 'none' || !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor);
}

/** The style sheets that make pages of a segment. */
export interface PageSheets {
  readonly pages: CSSStyleSheet;
  /** Where the last page begins, which depends on the layout. */
  readonly lastPage: CSSStyleSheet;
}

/**
 * Makes the sheets for an empty document. Until the layout its body is not displayed, so it can be examined
 * and changed without a layout.
 */
export const makePageSheets = (document: Document): PageSheets => ({
  pages: createSheet(document, 'body { display: none !important; }'),
  lastPage: createSheet(document, 'html::after { left: 0; top: 0; }'),
});

/** The position of a node that follows another, or lies within it. */
const FOLLOWS = Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY;

/** Lays the text of a segment out in pages, and maps content to pages. */
export class PagedSegment implements SegmentLayout {
  readonly progression;
  readonly #document: Document;
  readonly #sheets: PageSheets;
  readonly #ground: string;
  readonly #flowStyle: FlowStyle;
  readonly #landmarks: readonly (Text | Element)[];
  /** The possible link targets, with the number of landmarks before each. */
  readonly #anchors = new Map<Node, number>();
  readonly #boxes: BoxFitter;
  readonly #wide: readonly Wide[];
  readonly #pictures: readonly SizedPicture[];
  readonly #lone: Picture | undefined;
  #size: Size = { width: 1, height: 1 };
  #box: PageBox = { line: 1, gap: 0, across: 0, width: 1, height: 1 };
  #columns: PageColumns = everyColumn(1);
  /** The text of the page sheet. */
  #css = '';
  /** The start of the last page, in CSS pixels. */
  #last = 0;

  /**
   * @param document in its frame, with the book's styles and the page sheets applied
   * @param styles of the book
   */
  constructor(document: Document, sheets: PageSheets, styles: readonly { readonly css: string }[]) {
    this.#document = document;
    this.#sheets = sheets;
    const { writingMode, direction } = getComputedStyle(mainElement(document.body));
    this.progression = progressionOf({ writingMode, direction });
    this.#lone = findLonePicture(document.body);
    this.#lone?.setAttribute(LONE, '');
    const written = { writingMode: this.#lone ? 'horizontal-tb' : writingMode, direction };
    this.#flowStyle = { flow: flowOf(written), ...written };
    this.#landmarks = findLandmarks(document.body, this.#anchors);
    this.#boxes = new BoxFitter(document.body, styles);
    this.#wide = [...document.body.querySelectorAll<Wide>('table, math')];
    this.#pictures = findSizedPictures(document.body);
    const hasOwn = hasGround(document.documentElement) || hasGround(document.body);
    this.#ground = hasOwn ? '' : PAPER;
    bundleChildren(document, styles);
  }

  get pageCount(): number {
    return this.#columns.count;
  }

  get margin(): number {
    return this.#flow === 'downwards' ? this.#box.across : this.#box.gap / 2;
  }

  arrange({ size: room, fontScale, look }: Metrics): void {
    const strip = this.#stripIn(room, fontScale, look);
    const { size, box } = strip ?? {
      size: room,
      box: pageBox(this.#flow, room, fontScale, look.margins),
    };
    this.#size = size;
    this.#box = box;
    const css =
      this.#ground +
      pagedStyles(this.#flowStyle, size, box, fontScale) +
      pictureStyles(box) +
      FIT_STYLES +
      WIDE_STYLES +
      PICTURE_STYLES +
      (this.#lone ? loneStyles(strip, fontScale) : '') +
      lookStyles(look);
    // Replacing a sheet by an equal one would restyle the document.
    if (css !== this.#css) this.#sheets.pages.replaceSync(css);
    this.#css = css;
    this.#reach(0);
    const scroll = scrolled(this.#flow, this.#scroller);
    this.#boxes.fit({ flow: this.#flow, size, box, fontScale, scroll });
    const vertical = this.#flow === 'downwards';
    fitWide(this.#wide, { vertical, across: vertical ? box.width : box.height, fontScale });
    fitPictures(this.#pictures, fontScale);
    const { scrollWidth, scrollHeight } = this.#root;
    const extent = this.#flow === 'downwards' ? scrollHeight : scrollWidth;
    this.#columns = findColumns({
      landmarks: this.#landmarks,
      painted: this.#boxes.painted,
      most: Math.max(1, Math.ceil((extent - 1) / strideOf(this.#flow, size))),
      columnAt: (one) => this.#columnAt(one),
    });
    this.#reach(this.#columns.columnOf(this.pageCount - 1) * strideOf(this.#flow, size));
  }

  /** The strip of a lone picture that needs a page larger than the room. */
  #stripIn(room: Size, fontScale: number, { margins }: ReadingLook): Strip | undefined {
    const lone = this.#lone;
    if (lone === undefined) return undefined;
    const box = pageBox(this.#flow, room, 1, margins);
    const strip = findStrip(lone, { room, box, fontScale });
    sizeFrame(lone, strip?.size);
    return strip;
  }

  /** Sets the start of the last page; that of an earlier layout would count as content. */
  #reach(last: number): void {
    if (last !== this.#last) this.#sheets.lastPage.replaceSync(lastPageStyles(this.#flow, last));
    this.#last = last;
  }

  show(page: number): void {
    const column = this.#columns.columnOf(page);
    scrollTo(this.#flow, this.#scroller, column * strideOf(this.#flow, this.#size));
  }

  shownPage(): number {
    const distance = scrolled(this.#flow, this.#scroller);
    return this.#columns.pageOf(Math.round(distance / strideOf(this.#flow, this.#size)));
  }

  pageOfNode(node: Node): number {
    const box = this.#boxFrom(this.#anchors.get(node) ?? this.#indexAfter(node));
    return box === undefined ? this.pageCount - 1 : this.#pageAt(box);
  }

  /** The first landmark that is the node, within it or after it. */
  #indexAfter(node: Node): number {
    return binarySearch(this.#landmarks.length, (at) => {
      const landmark = this.#landmarks[at];
      if (landmark === undefined || landmark === node) return true;
      return (node.compareDocumentPosition(landmark) & FOLLOWS) !== 0;
    });
  }

  pageOfLandmark({ node, offset }: Landmark): number {
    const [box] = boxesOf(node, offset);
    return box === undefined ? this.pageOfNode(node) : this.#pageAt(box);
  }

  firstOn(page: number): Landmark | undefined {
    const index = binarySearch(this.#landmarks.length, (at) => {
      const box = this.#boxFrom(at, 'last');
      return box === undefined || this.#pageAt(box) >= page;
    });
    const node = this.#landmarks[index];
    if (node === undefined || node.nodeType !== Node.TEXT_NODE) {
      return node && { node, offset: 0 };
    }
    const offset = binarySearch((node as Text).length, (at) => {
      const [box] = boxesOf(node, at);
      return box !== undefined && this.#pageAt(box) >= page;
    });
    return { node, offset: Math.min(offset, (node as Text).length - 1) };
  }

  partsOn(first: number, last: number): readonly PageParts[] {
    const pages = Array.from({ length: Math.max(0, last - first) }, () => new Map<Node, Part>());
    for (const landmark of this.#landmarks) {
      const on = boxesOf(landmark).map((box) => this.#pageAt(box));
      const begin = on.reduce((least, page) => Math.min(least, page), last);
      const end = on.reduce((most, page) => Math.max(most, page), -1);
      for (let page = Math.max(first, begin); page <= Math.min(last - 1, end); page += 1) {
        const part = this.#partOn(page, landmark, on);
        if (part) pages[page - first]?.set(landmark, part);
      }
    }
    return pages;
  }

  /** @param on the page of each box of the landmark */
  #partOn(page: number, landmark: Text | Element, on: readonly number[]): Part | undefined {
    const [first = 0] = on;
    if (landmark.nodeType !== Node.TEXT_NODE)
      return first === page ? { from: 0, to: 0 } : undefined;
    const { length } = landmark as Text;
    if (on.every((one) => one === page)) return { from: 0, to: length };
    const startOf = (other: number) => {
      if (first >= other) return 0;
      return binarySearch(length, (at) => this.#pageFrom(landmark, at) >= other);
    };
    const part = { from: startOf(page), to: startOf(page + 1) };
    return part.from < part.to ? part : undefined;
  }

  /** The page of a character, or of the next visible one. */
  #pageFrom(text: Text | Element, offset: number): number {
    for (let at = offset; at < (text as Text).length; at += 1) {
      const [box] = boxesOf(text, at);
      if (box !== undefined) return this.#pageAt(box);
    }
    return Number.POSITIVE_INFINITY;
  }

  get #flow(): Flow {
    return this.#flowStyle.flow;
  }

  get #root(): HTMLElement {
    return this.#document.documentElement;
  }

  get #scroller(): Element {
    return this.#document.scrollingElement ?? this.#root;
  }

  #columnAt(box: DOMRect): number {
    return pageOfBox(this.#flow, this.#size, box, scrolled(this.#flow, this.#scroller));
  }

  #pageAt(box: DOMRect): number {
    return this.#columns.pageOf(this.#columnAt(box));
  }

  /** A box of a landmark, or of the next one that is displayed. */
  #boxFrom(index: number, which: 'first' | 'last' = 'first'): DOMRect | undefined {
    for (let at = index; at < this.#landmarks.length; at += 1) {
      const landmark = this.#landmarks[at];
      const boxes = landmark === undefined ? [] : boxesOf(landmark);
      const box = which === 'first' ? boxes[0] : boxes.at(-1);
      if (box !== undefined) return box;
    }
    return undefined;
  }
}
