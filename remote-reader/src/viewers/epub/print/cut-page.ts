import { findLandmarks, type Part } from '../layout/landmarks.ts';

/** The attribute of what began on an earlier page or goes on on a later one, or both. */
export const CUT = 'data-leeszaal-cut';

/** What has its place in a table or a picture, however little is in it. */
const HOLDS_PLACE = new Set(['td', 'th', 'col', 'colgroup', 'source', 'track']);

/** How an element stands to the page after its content was looked through. */
interface Standing {
  /** Whether anything of it can be seen at all, on whichever page. */
  readonly isSeen: boolean;
  /** Whether something of it stands on the page. */
  readonly isKept: boolean;
  readonly beganBefore: boolean;
  readonly goesOn: boolean;
}

/**
 * Takes everything out of a body that doesn't stand on one page. What is left keeps its place in the
 * tree, so that the book's styles mean the same; numbered lists go on counting.
 *
 * @param body a copy, that can be spoilt
 * @param parts for each of the body's landmarks, in order, what of it stands on the page
 */
export function cutPage(body: Element, parts: readonly (Part | undefined)[]): void {
  numberItems(body);
  new PageCutter(new Map(findLandmarks(body).map((node, at) => [node, parts[at]]))).cut(body);
}

class PageCutter {
  readonly #parts: ReadonlyMap<Node, Part | undefined>;
  /** How many landmarks of the page are still to come. */
  #left: number;
  #hasBegun = false;

  constructor(parts: ReadonlyMap<Node, Part | undefined>) {
    this.#parts = parts;
    this.#left = [...parts.values()].filter((part) => part !== undefined).length;
  }

  cut(element: Element): Standing {
    let isSeen = false;
    let isKept = false;
    let beganBefore = false;
    let goesOn = false;
    for (const child of [...element.childNodes]) {
      const standing = this.#cutNode(child);
      if (!standing.isSeen) continue;
      isSeen = true;
      if (standing.isKept) {
        beganBefore ||= !isKept && standing.beganBefore;
        goesOn = standing.goesOn;
        isKept = true;
      } else if (isKept) goesOn = true;
      else beganBefore = true;
    }
    const cuts = [beganBefore ? 'start' : '', goesOn ? 'end' : ''].filter(Boolean);
    if (isKept && cuts.length > 0) element.setAttribute(CUT, cuts.join(' '));
    return { isSeen, isKept, beganBefore, goesOn };
  }

  #cutNode(node: ChildNode): Standing {
    if (this.#parts.has(node)) return this.#cutLandmark(node, this.#parts.get(node));
    if (node.nodeType !== Node.ELEMENT_NODE) return NOTHING;
    const element = node as Element;
    const standing = this.cut(element);
    // What is nothing to see belongs to the page between the first and the last that is.
    const stays = standing.isSeen ? standing.isKept : this.#hasBegun && this.#left > 0;
    if (!stays && !HOLDS_PLACE.has(element.localName)) element.remove();
    return standing;
  }

  #cutLandmark(node: ChildNode, part: Part | undefined): Standing {
    if (part === undefined) {
      node.remove();
      return { isSeen: true, isKept: false, beganBefore: false, goesOn: false };
    }
    this.#hasBegun = true;
    this.#left -= 1;
    if (node.nodeType !== Node.TEXT_NODE) return WHOLE;
    const text = node as Text;
    const { length } = text;
    text.data = text.data.slice(part.from, part.to);
    return { ...WHOLE, beganBefore: part.from > 0, goesOn: part.to < length };
  }
}

const NOTHING: Standing = { isSeen: false, isKept: false, beganBefore: false, goesOn: false };
const WHOLE: Standing = { isSeen: true, isKept: true, beganBefore: false, goesOn: false };

/** Writes the number of every item of a numbered list at the item: those before it may go. */
function numberItems(body: Element): void {
  for (const list of body.querySelectorAll('ol')) {
    const items = [...list.children].filter(({ localName }) => localName === 'li');
    const step = list.hasAttribute('reversed') ? -1 : 1;
    const first = Number.parseInt(list.getAttribute('start') ?? '', 10);
    let number = Number.isNaN(first) ? (step > 0 ? 1 : items.length) : first;
    for (const item of items) {
      const own = Number.parseInt(item.getAttribute('value') ?? '', 10);
      if (!Number.isNaN(own)) number = own;
      item.setAttribute('value', String(number));
      number += step;
    }
  }
}
