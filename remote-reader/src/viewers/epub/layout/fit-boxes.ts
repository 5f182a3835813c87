import { HTML } from '../sanitise/namespaces.ts';
import { type Flow, type FrameSize, strideOf } from './flow.ts';
import type { PageBox } from './page-box.ts';

/** What is done to a box that pages would cut off; the marks are attributes, so that they can be taken away. */
type Mark = 'open' | 'root' | 'flow' | 'wrap' | 'inset' | 'narrow' | 'placed';

const nameOf = (mark: Mark) => `data-leeszaal-${mark}`;

/** Marks what is placed beside the pages, and the body that it is placed in. */
export const PLACED = nameOf('placed');

/** The rules of the marks; stronger than those of the book. */
export const FIT_STYLES = `
[${nameOf('open')}] { overflow: visible !important; block-size: auto !important; max-block-size: none !important; }
[${nameOf('root')}] { display: flow-root !important; }
[${nameOf('flow')}] { display: block !important; }
[${nameOf('wrap')}], [${nameOf('wrap')}] * { text-wrap-mode: wrap !important; overflow-wrap: anywhere !important; }
[${nameOf('inset')}] {
  margin-inline-start: 0 !important;
  inset-inline: auto !important;
  text-indent: 0 !important;
}
[${nameOf('narrow')}] {
  box-sizing: border-box !important;
  min-inline-size: 0 !important;
  max-inline-size: 100% !important;
}
body[${PLACED}] { position: relative !important; }
`;

/** Hardly to be seen, and nothing that is measured is exact. */
const SLACK = 1;

/** The longest part of an element that stands on several pages, along the lines. */
export function lengthOf(element: Element, vertical: boolean): number {
  const boxes = [...element.getClientRects()];
  return Math.max(0, ...boxes.map(({ width, height }) => (vertical ? height : width)));
}

/** The boxes of a segment that may need a mark, by what they are. */
interface Candidates {
  readonly scrolled: HTMLElement[];
  readonly clipped: HTMLElement[];
  readonly whole: HTMLElement[];
  readonly unwrapped: HTMLElement[];
  readonly outdented: HTMLElement[];
  readonly placed: HTMLElement[];
  readonly all: HTMLElement[];
}

const isOutdented = ({
  display,
  marginInlineStart,
  textIndent,
  position,
  insetInlineStart,
}: CSSStyleDeclaration) =>
  marginInlineStart.startsWith('-') ||
  // Within a line everything has the indent of its paragraph.
  (display !== 'inline' && textIndent.startsWith('-')) ||
  (position === 'relative' && insetInlineStart.startsWith('-'));

/** A line that begins so far before its box is not meant to be read: a picture stands for it. */
const FAR_OUT = 500;

/** What seems to begin so far along a page begins before the next one: pages tell nothing apart by themselves. */
const LATE = 2 / 3;

/** What pages are laid out by. */
export interface Fitting {
  readonly flow: Flow;
  readonly size: FrameSize;
  readonly box: PageBox;
  /** Size of the letters, 1 being normal. */
  readonly letters: number;
  /** How far the frame has scrolled from its first page, by whatever measure that had. */
  readonly scroll: number;
}

/** Whether a box, or its first line, begins before the page that it stands on, and would be cut off there. */
function beginsOutside(element: HTMLElement, { flow, size, letters, scroll }: Fitting): boolean {
  const [first] = element.getClientRects();
  if (!first) return false;
  const { display, textIndent, paddingInlineStart } = getComputedStyle(element);
  const hanging = Number.parseFloat(textIndent) + Number.parseFloat(paddingInlineStart);
  const indent = display === 'inline' ? 0 : Math.min(0, hanging);
  if (indent < -FAR_OUT) return false;
  const { left, right, top } = first;
  const edge = flow === 'downwards' ? top : flow === 'leftwards' ? size.width - right : left;
  const stride = strideOf(flow, size);
  // Boxes are told with the letters' zoom, styles without.
  const begin = edge + indent * letters + scroll;
  const offset = ((begin % stride) + stride) % stride;
  return offset > stride * LATE;
}

function findCandidates(body: HTMLElement): Candidates {
  const found: Candidates = {
    scrolled: [],
    clipped: [],
    whole: [],
    unwrapped: [],
    outdented: [],
    placed: [],
    all: [],
  };
  const inTables = new Set(body.querySelectorAll('table, table *'));
  for (const element of body.querySelectorAll<HTMLElement>('*')) {
    if (element.namespaceURI !== HTML) continue;
    const style = getComputedStyle(element);
    const { overflow, display, whiteSpace, position } = style;
    if (/auto|scroll/.test(overflow)) found.scrolled.push(element);
    else if (overflow.includes('hidden')) found.clipped.push(element);
    if (display.startsWith('inline-')) found.whole.push(element);
    if (whiteSpace === 'nowrap' || whiteSpace === 'pre') found.unwrapped.push(element);
    if (isOutdented(style)) found.outdented.push(element);
    if (position === 'absolute') found.placed.push(element);
    if (!inTables.has(element) && display !== 'inline') found.all.push(element);
  }
  return found;
}

/**
 * Makes boxes fit that pages would cut off: what is scrolled opens, and so does what hides all that is
 * over and is longer than a page; what else cannot be broken over pages and is longer than one becomes a block, lines that go on for ever are wrapped, what is wider than a
 * line is as wide as one, what begins before its page begins on it, and what is placed beside the pages is placed on them. A box that fits is
 * left as the book has it.
 */
export class BoxFitter {
  readonly #body: HTMLElement;
  readonly #candidates: Candidates;
  readonly #marked: (readonly [HTMLElement, Mark])[] = [];

  /** @param body in its frame, with the book's own styles in force */
  constructor(body: HTMLElement) {
    this.#body = body;
    this.#candidates = findCandidates(body);
  }

  /** Measures the boxes anew, with the styles of the pages in force. */
  fit(fitting: Fitting): void {
    const { flow, size, box, letters } = fitting;
    for (const [element, mark] of this.#marked.splice(0)) element.removeAttribute(nameOf(mark));
    const vertical = flow === 'downwards';
    const { scrolled, clipped, whole, unwrapped, outdented, all, placed } = this.#candidates;
    const isLong = (element: HTMLElement) => lengthOf(element, vertical) > box.line + SLACK;
    const isHigh = (element: HTMLElement) => {
      const { width, height } = element.getBoundingClientRect();
      return vertical ? width > box.width + SLACK : height > box.height + SLACK;
    };
    this.#mark('open', scrolled, (element) => {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
      const hidden = vertical ? scrollWidth - clientWidth : scrollHeight - clientHeight;
      return hidden > SLACK || isHigh(element);
    });
    // Most that hide what is over do so to hold their floats, which a block of its own does as well.
    const isBlock = (element: HTMLElement) => getComputedStyle(element).display === 'block';
    const cut = clipped.filter(isHigh);
    this.#mark('root', cut.filter(isBlock), () => true);
    this.#mark('open', cut, () => true);
    this.#mark('flow', whole, isHigh);
    this.#mark('wrap', unwrapped, (element) => {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
      const over = vertical ? scrollHeight - clientHeight : scrollWidth - clientWidth;
      return isLong(element) || (clientWidth > 0 && over > SLACK);
    });
    this.#mark('inset', outdented, (element) => beginsOutside(element, fitting));
    // Where a box stands on its pages takes long to know in a long chapter; its own length does not.
    const mayBeLong = ({ offsetWidth, offsetHeight }: HTMLElement) =>
      (vertical ? offsetHeight : offsetWidth) * letters > box.line + SLACK;
    this.#mark('narrow', all, (element) => mayBeLong(element) && isLong(element));
    const across = vertical ? size.width : size.height;
    const isBeside = placed.some((element) =>
      [...element.getClientRects()].some(({ top, bottom, left, right }) =>
        vertical ? left < 0 || right > across : top < 0 || bottom > across,
      ),
    );
    if (isBeside) this.#mark('placed', [this.#body, ...placed], () => true);
  }

  /** Measures all, then marks those of which it holds. */
  #mark(mark: Mark, elements: readonly HTMLElement[], holds: (element: HTMLElement) => boolean) {
    for (const element of elements.filter(holds)) {
      element.setAttribute(nameOf(mark), '');
      this.#marked.push([element, mark]);
    }
  }
}
