import { important } from '../css/important.ts';
import { strideOf } from '../flow/flow.ts';
import { type Candidates, findCandidates, findTransformed } from './fit-candidates.ts';
import type { Fitting } from './fitting.contract.ts';
import { beginningOutside } from './outdents.ts';

/** The changes to a box that pages would cut off, as attributes that can be removed. */
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

/** Marks positioned content beside the pages, and the body as its containing block. */
export const PLACED = nameOf('placed');

/** The rules of the marks, which override the book's. */
export const FIT_STYLES = [
  important(
    `[${nameOf('open')}]`,
    'overflow: visible; block-size: auto; max-block-size: none; -webkit-line-clamp: none',
  ),
  important(`[${nameOf('root')}]`, 'display: flow-root'),
  important(`[${nameOf('flow')}]`, 'display: block'),
  important(
    `[${nameOf('wrap')}], [${nameOf('wrap')}] *`,
    'text-wrap-mode: wrap; overflow-wrap: anywhere',
  ),
  important(`[${nameOf('inset')}]`, 'margin-inline-start: 0; inset-inline: auto; text-indent: 0'),
  important(
    `[${nameOf('narrow')}]`,
    'box-sizing: border-box; min-inline-size: 0; max-inline-size: 100%',
  ),
  important(`[${nameOf('beside')}]`, 'inset-inline: auto 0'),
  important(`[${nameOf('level')}]`, 'margin-block-start: 0; inset-block: auto; transform: none'),
  important(`[${nameOf('rows')}]`, 'flex-wrap: wrap; grid-template: none'),
  important(`[${nameOf('rows')}] > *`, 'grid-area: auto'),
  important(`[${nameOf('tight')}]`, 'margin-inline: 10% 0; padding-inline: 0'),
  important(`body[${PLACED}]`, 'position: relative'),
].join('');

/** Tolerance in CSS pixels, below what is visible. */
const TOLERANCE = 1;

/** The longest fragment of an element, along the lines. */
export function lengthOf(element: Element, vertical: boolean): number {
  const boxes = [...element.getClientRects()];
  return Math.max(0, ...boxes.map(({ width, height }) => (vertical ? height : width)));
}

/** The greatest share of a line that the free space of one box may take. */
const MOST_SPACE = 0.6;

/** Smaller boxes are for screen readers. */
const SEEN_HEIGHT = 4;
/** Glyphs overflow their line by less. */
const PART_OF_LINE = 12;

function hidesText(element: HTMLElement): boolean {
  const { scrollHeight, clientHeight, scrollWidth, clientWidth, textContent } = element;
  const hidden = Math.max(scrollHeight - clientHeight, scrollWidth - clientWidth);
  return hidden > PART_OF_LINE && clientHeight > SEEN_HEIGHT && /\S/.test(textContent ?? '');
}

/** The length of a box, and how far it exceeds the page on which it begins. */
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

/** Whether a positioned box ends beyond the page on which it begins. */
function endsOutside(element: HTMLElement, fitting: Fitting): boolean {
  const { length, stride, over } = reachOf(element, fitting);
  return length <= stride && over > TOLERANCE;
}

/**
 * Makes boxes fit that pages would cut off. Scrolled boxes open, as do clipped boxes that are longer than a
 * page or hide text. Unbreakable boxes longer than a page become blocks, endless lines wrap, and wide boxes
 * shrink to the line. Boxes that begin before their page or lie beside it move onto it. Other boxes stay as
 * they are.
 */
export class BoxFitter {
  readonly #body: HTMLElement;
  readonly #candidates: Candidates;
  readonly #styles: readonly { readonly css: string }[];
  /** Found at the first measurement. */
  #transformed: readonly HTMLElement[] | undefined;
  readonly #marked: (readonly [HTMLElement, Mark])[] = [];

  /**
   * @param body in its frame, with the book's styles applied
   * @param styles of the book
   */
  constructor(body: HTMLElement, styles: readonly { readonly css: string }[]) {
    this.#body = body;
    this.#styles = styles;
    this.#candidates = findCandidates(body);
  }

  /** Visible boxes that are neither text nor pictures. */
  get painted(): readonly HTMLElement[] {
    return this.#candidates.painted;
  }

  /** Measures the boxes anew, with the page styles applied. */
  fit(fitting: Fitting): void {
    const { flow, size, box, fontScale } = fitting;
    for (const [element, mark] of this.#marked.splice(0)) element.removeAttribute(nameOf(mark));
    const vertical = flow === 'downwards';
    const { scrolled, clipped, whole, unwrapped, outdented, all, placed } = this.#candidates;
    const { moved, rows, spacious } = this.#candidates;
    const isLong = (element: HTMLElement) => lengthOf(element, vertical) > box.line + TOLERANCE;
    const isHigh = (element: HTMLElement) => {
      const { width, height } = element.getBoundingClientRect();
      return vertical ? width > box.width + TOLERANCE : height > box.height + TOLERANCE;
    };
    const crowded = spacious.filter(([, space]) => space * fontScale > box.line * MOST_SPACE);
    this.#mark(
      'tight',
      crowded.map(([element]) => element),
    );
    this.#mark(
      'rows',
      rows,
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + TOLERANCE,
    );
    this.#mark('open', scrolled, (element) => {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
      const hidden = vertical ? scrollWidth - clientWidth : scrollHeight - clientHeight;
      return hidden > TOLERANCE || isHigh(element);
    });
    // Most clipped boxes only contain floats, which `flow-root` does as well.
    const isBlock = (element: HTMLElement) => getComputedStyle(element).display === 'block';
    const cut = clipped.filter((element) => isHigh(element) || hidesText(element));
    this.#mark('root', cut.filter(isBlock));
    this.#mark('open', cut);
    this.#mark('flow', whole, isHigh);
    this.#mark('wrap', unwrapped, (element) => {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
      const over = vertical ? scrollHeight - clientHeight : scrollWidth - clientWidth;
      return isLong(element) || (clientWidth > 0 && over > TOLERANCE);
    });
    this.#mark('inset', outdented, beginningOutside(outdented, fitting));
    // Finding the fragments of a box is slow in a long chapter; its own length is not.
    const mayBeLong = ({ offsetWidth, offsetHeight }: HTMLElement) =>
      (vertical ? offsetHeight : offsetWidth) * fontScale > box.line + TOLERANCE;
    this.#mark('narrow', all, (element) => mayBeLong(element) && isLong(element));
    const across = vertical ? size.width : size.height;
    const liesBeside = (element: HTMLElement) => {
      const [first] = element.getClientRects();
      if (!first) return false;
      return vertical
        ? first.left < -TOLERANCE || first.right > across + TOLERANCE
        : first.top < -TOLERANCE || first.bottom > across + TOLERANCE;
    };
    this.#mark('level', moved, liesBeside);
    this.#transformed ??= findTransformed(this.#body, this.#styles);
    this.#mark(
      'level',
      this.#transformed,
      (element) => liesBeside(element) || reachOf(element, fitting).over > TOLERANCE,
    );
    const isBeside = placed.some((element) =>
      [...element.getClientRects()].some(({ top, bottom, left, right }) =>
        vertical ? left < 0 || right > across : top < 0 || bottom > across,
      ),
    );
    const behind = placed.filter((element) => endsOutside(element, fitting));
    if (isBeside || behind.length > 0) {
      this.#mark('placed', [this.#body, ...placed]);
    }
    this.#mark('beside', behind);
  }

  /** Measures all elements before it marks any. */
  #mark(
    mark: Mark,
    elements: readonly HTMLElement[],
    holds: (element: HTMLElement) => boolean = () => true,
  ) {
    for (const element of elements.filter(holds)) {
      element.setAttribute(nameOf(mark), '');
      this.#marked.push([element, mark]);
    }
  }
}
