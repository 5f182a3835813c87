import { strideOf } from '../flow/flow.ts';
import { type Candidates, findCandidates, findTransformed } from './fit-candidates.ts';
import type { Fitting } from './fitting.contract.ts';
import { beginningOutside } from './outdents.ts';

/** What is done to a box that pages would cut off; the marks are attributes, so that they can be taken away. */
type Mark =
  | 'open'
  | 'root'
  | 'flow'
  | 'wrap'
  | 'inset'
  | 'narrow'
  | 'placed'
  | 'beside'
  | 'level'
  | 'rows'
  | 'tight';

const nameOf = (mark: Mark) => `data-leeszaal-${mark}`;

/** Marks what is placed beside the pages, and the body that it is placed in. */
export const PLACED = nameOf('placed');

/** The rules of the marks; stronger than those of the book. */
export const FIT_STYLES = `
[${nameOf('open')}] {
  overflow: visible !important;
  block-size: auto !important;
  max-block-size: none !important;
  -webkit-line-clamp: none !important;
}
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
[${nameOf('beside')}] { inset-inline: auto 0 !important; }
[${nameOf('level')}] {
  margin-block-start: 0 !important;
  inset-block: auto !important;
  transform: none !important;
}
[${nameOf('rows')}] { flex-wrap: wrap !important; grid-template: none !important; }
[${nameOf('rows')}] > * { grid-area: auto !important; }
[${nameOf('tight')}] { margin-inline: 10% 0 !important; padding-inline: 0 !important; }
body[${PLACED}] { position: relative !important; }
`;

/** Hardly to be seen, and nothing that is measured is exact. */
const SLACK = 1;

/** The longest part of an element that stands on several pages, along the lines. */
export function lengthOf(element: Element, vertical: boolean): number {
  const boxes = [...element.getClientRects()];
  return Math.max(0, ...boxes.map(({ width, height }) => (vertical ? height : width)));
}

/** Of a line so much may be free space that one box asks for. */
const MOST_SPACE = 0.6;

/** What is smaller is there for programs that read aloud, and is not meant to be seen. */
const SEEN_HEIGHT = 4;
/** Letters reach over their line by less. */
const PART_OF_LINE = 12;

/** Whether a box hides text that stands in it. */
function hidesText(element: HTMLElement): boolean {
  const { scrollHeight, clientHeight, scrollWidth, clientWidth, textContent } = element;
  const hidden = Math.max(scrollHeight - clientHeight, scrollWidth - clientWidth);
  return hidden > PART_OF_LINE && clientHeight > SEEN_HEIGHT && /\S/.test(textContent ?? '');
}

/** How far behind the page on which a box begins it ends, and how long it is. */
function reachOf(element: HTMLElement, { flow, size, scroll }: Fitting) {
  const [first] = element.getClientRects();
  if (!first) return { length: 0, stride: 0, over: 0 };
  const { left, right, top, height, width } = first;
  const edge = flow === 'downwards' ? top : flow === 'leftwards' ? size.width - right : left;
  const stride = strideOf(flow, size);
  const offset = (((edge + scroll) % stride) + stride) % stride;
  const length = flow === 'downwards' ? height : width;
  return { length, stride, over: offset + length - stride };
}

/** Whether what is placed at a distance ends behind the page on which that begins. */
function endsOutside(element: HTMLElement, fitting: Fitting): boolean {
  const { length, stride, over } = reachOf(element, fitting);
  return length <= stride && over > SLACK;
}

/**
 * Makes boxes fit that pages would cut off: what is scrolled opens, and so does what hides all that is
 * over and is longer than a page, or hides text; what else cannot be broken over pages and is longer than one becomes a block, lines that go on for ever are wrapped, what is wider than a
 * line is as wide as one, what begins before its page begins on it, and what is placed beside the pages is placed on them. A box that fits is
 * left as the book has it.
 */
export class BoxFitter {
  readonly #body: HTMLElement;
  readonly #candidates: Candidates;
  readonly #styles: readonly { readonly css: string }[];
  /** Known when the boxes are first measured. */
  #transformed: readonly HTMLElement[] | undefined;
  readonly #marked: (readonly [HTMLElement, Mark])[] = [];

  /**
   * @param body in its frame, with the book's own styles in force
   * @param styles of the book
   */
  constructor(body: HTMLElement, styles: readonly { readonly css: string }[]) {
    this.#body = body;
    this.#styles = styles;
    this.#candidates = findCandidates(body);
  }

  /** What is something to see beside texts and pictures. */
  get painted(): readonly HTMLElement[] {
    return this.#candidates.painted;
  }

  /** Measures the boxes anew, with the styles of the pages in force. */
  fit(fitting: Fitting): void {
    const { flow, size, box, letters } = fitting;
    for (const [element, mark] of this.#marked.splice(0)) element.removeAttribute(nameOf(mark));
    const vertical = flow === 'downwards';
    const { scrolled, clipped, whole, unwrapped, outdented, all, placed } = this.#candidates;
    const { moved, rows, spacious } = this.#candidates;
    const isLong = (element: HTMLElement) => lengthOf(element, vertical) > box.line + SLACK;
    const isHigh = (element: HTMLElement) => {
      const { width, height } = element.getBoundingClientRect();
      return vertical ? width > box.width + SLACK : height > box.height + SLACK;
    };
    const crowded = spacious.filter(([, space]) => space * letters > box.line * MOST_SPACE);
    this.#mark(
      'tight',
      crowded.map(([element]) => element),
      () => true,
    );
    this.#mark('rows', rows, ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + SLACK);
    this.#mark('open', scrolled, (element) => {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
      const hidden = vertical ? scrollWidth - clientWidth : scrollHeight - clientHeight;
      return hidden > SLACK || isHigh(element);
    });
    // Most that hide what is over do so to hold their floats, which a block of its own does as well.
    const isBlock = (element: HTMLElement) => getComputedStyle(element).display === 'block';
    const cut = clipped.filter((element) => isHigh(element) || hidesText(element));
    this.#mark('root', cut.filter(isBlock), () => true);
    this.#mark('open', cut, () => true);
    this.#mark('flow', whole, isHigh);
    this.#mark('wrap', unwrapped, (element) => {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
      const over = vertical ? scrollHeight - clientHeight : scrollWidth - clientWidth;
      return isLong(element) || (clientWidth > 0 && over > SLACK);
    });
    this.#mark('inset', outdented, beginningOutside(outdented, fitting));
    // Where a box stands on its pages takes long to know in a long chapter; its own length does not.
    const mayBeLong = ({ offsetWidth, offsetHeight }: HTMLElement) =>
      (vertical ? offsetHeight : offsetWidth) * letters > box.line + SLACK;
    this.#mark('narrow', all, (element) => mayBeLong(element) && isLong(element));
    const across = vertical ? size.width : size.height;
    const standsBeside = (element: HTMLElement) => {
      const [first] = element.getClientRects();
      if (!first) return false;
      return vertical
        ? first.left < -SLACK || first.right > across + SLACK
        : first.top < -SLACK || first.bottom > across + SLACK;
    };
    this.#mark('level', moved, standsBeside);
    this.#transformed ??= findTransformed(this.#body, this.#styles);
    this.#mark(
      'level',
      this.#transformed,
      (element) => standsBeside(element) || reachOf(element, fitting).over > SLACK,
    );
    const isBeside = placed.some((element) =>
      [...element.getClientRects()].some(({ top, bottom, left, right }) =>
        vertical ? left < 0 || right > across : top < 0 || bottom > across,
      ),
    );
    const behind = placed.filter((element) => endsOutside(element, fitting));
    if (isBeside || behind.length > 0) {
      this.#mark('placed', [this.#body, ...placed], () => true);
    }
    this.#mark('beside', behind, () => true);
  }

  /** Measures all, then marks those of which it holds. */
  #mark(mark: Mark, elements: readonly HTMLElement[], holds: (element: HTMLElement) => boolean) {
    for (const element of elements.filter(holds)) {
      element.setAttribute(nameOf(mark), '');
      this.#marked.push([element, mark]);
    }
  }
}
