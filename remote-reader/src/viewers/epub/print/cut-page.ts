import { findLandmarks, type PageParts } from '../flow/landmarks.ts';

/** Marks elements that continue from the previous page (`start`) or on the next one (`end`). */
export const CUT = 'data-leeszaal-cut';

/** Elements that keep their place even if empty. */
const HOLDS_PLACE = new Set(['td', 'th', 'col', 'colgroup', 'source', 'track']);

/** The relation of a node to the page. */
interface Extent {
  /** Whether it is visible on any page. */
  readonly isVisible: boolean;
  /** Whether it is visible on this page. */
  readonly isOnPage: boolean;
  readonly beginsBefore: boolean;
  readonly endsAfter: boolean;
}

/** The facts about a body before pages are cut from it. */
export interface BodyMap {
  readonly landmarks: ReadonlySet<Node>;
  /** Ancestors of landmarks. */
  readonly around: ReadonlySet<Node>;
  /** The numbers of list items, since preceding items may be cut. */
  readonly numbers: ReadonlyMap<Node, number>;
}

/** Reads a body from which pages are cut. */
export function mapBody(body: Element): BodyMap {
  const landmarks = new Set<Node>(findLandmarks(body));
  return { landmarks, around: ancestorsOf(landmarks, body), numbers: numberItems(body) };
}

/**
 * Copies the content of one page. It keeps its place in the tree, so that the book's styles apply; lists keep
 * their numbers.
 *
 * @param parts of the landmarks on the page
 * @param paper document of the copy
 */
export function cutPage(
  body: Element,
  parts: PageParts,
  { landmarks, around, numbers }: BodyMap,
  paper: Document,
): Element {
  const page = { parts, on: ancestorsOf(parts.keys(), body), landmarks, around, numbers };
  return new PageCutter(page, paper).copy(body).copy;
}

/** The ancestors of nodes, up to and including the body. */
function ancestorsOf(nodes: Iterable<Node>, body: Node): ReadonlySet<Node> {
  const found = new Set<Node>([body]);
  for (const node of nodes) {
    for (let at = node.parentNode; at && !found.has(at); at = at.parentNode) found.add(at);
  }
  return found;
}

/** A body and one of its pages. */
interface CutBody extends BodyMap {
  readonly parts: PageParts;
  /** Ancestors of the landmarks on the page. */
  readonly on: ReadonlySet<Node>;
}

class PageCutter {
  readonly #body: CutBody;
  readonly #paper: Document;
  /** Landmarks of the page that are still to come. */
  #left: number;

  constructor(body: CutBody, paper: Document) {
    this.#body = body;
    this.#paper = paper;
    this.#left = body.parts.size;
  }

  copy(element: Element): { readonly copy: Element; readonly extent: Extent } {
    const copy = this.#import(element, false) as Element;
    let isOnPage = false;
    let beginsBefore = false;
    let endsAfter = false;
    for (let child = element.firstChild; child; child = child.nextSibling) {
      const extent = this.#copyNode(child, copy);
      if (!extent.isVisible) continue;
      if (extent.isOnPage) {
        beginsBefore ||= !isOnPage && extent.beginsBefore;
        endsAfter = extent.endsAfter;
        isOnPage = true;
      } else if (isOnPage) endsAfter = true;
      else beginsBefore = true;
    }
    const cuts = [beginsBefore ? 'start' : '', endsAfter ? 'end' : ''].filter(Boolean);
    if (isOnPage && cuts.length > 0) copy.setAttribute(CUT, cuts.join(' '));
    return { copy, extent: { isVisible: true, isOnPage, beginsBefore, endsAfter } };
  }

  #copyNode(node: Node, parent: Element): Extent {
    const { landmarks, around, on } = this.#body;
    if (landmarks.has(node)) return this.#copyLandmark(node, parent);
    if (on.has(node)) {
      const { copy, extent } = this.copy(node as Element);
      parent.append(copy);
      return extent;
    }
    const isVisible = around.has(node);
    // Invisible nodes belong to the page if they lie between its first and last landmark.
    const stays = !isVisible && this.#left > 0 && this.#left < this.#body.parts.size;
    if (stays) parent.append(this.#import(node, true));
    else if (HOLDS_PLACE.has(node.nodeName.toLowerCase())) {
      parent.append(this.#import(node, false));
    }
    return isVisible ? ELSEWHERE : NOTHING;
  }

  #copyLandmark(node: Node, parent: Element): Extent {
    const part = this.#body.parts.get(node);
    if (part === undefined) return ELSEWHERE;
    this.#left -= 1;
    const copy = this.#import(node, true);
    parent.append(copy);
    if (node.nodeType !== Node.TEXT_NODE) return WHOLE;
    const { data, length } = node as Text;
    (copy as Text).data = data.slice(part.from, part.to);
    return { ...WHOLE, beginsBefore: part.from > 0, endsAfter: part.to < length };
  }

  #import(node: Node, deep: boolean): Node {
    const copy = this.#paper.importNode(node, deep);
    const number = this.#body.numbers.get(node);
    if (number !== undefined) (copy as Element).setAttribute('value', String(number));
    return copy;
  }
}

const NOTHING: Extent = {
  isVisible: false,
  isOnPage: false,
  beginsBefore: false,
  endsAfter: false,
};
const ELSEWHERE: Extent = { ...NOTHING, isVisible: true };
const WHOLE: Extent = { ...ELSEWHERE, isOnPage: true };

/** The numbers of all items of numbered lists. */
function numberItems(body: Element): ReadonlyMap<Node, number> {
  const numbers = new Map<Node, number>();
  for (const list of body.querySelectorAll('ol')) {
    const items = [...list.children].filter(({ localName }) => localName === 'li');
    const step = list.hasAttribute('reversed') ? -1 : 1;
    const first = Number.parseInt(list.getAttribute('start') ?? '', 10);
    let number = Number.isNaN(first) ? (step > 0 ? 1 : items.length) : first;
    for (const item of items) {
      const own = Number.parseInt(item.getAttribute('value') ?? '', 10);
      if (!Number.isNaN(own)) number = own;
      numbers.set(item, number);
      number += step;
    }
  }
  return numbers;
}
