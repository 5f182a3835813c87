import { findLandmarks, type PageParts } from '../flow/landmarks.ts';

/** The attribute of what began on an earlier page or goes on on a later one, or both. */
export const CUT = 'data-leeszaal-cut';

/** What has its place in a table or a picture, however little is in it. */
const HOLDS_PLACE = new Set(['td', 'th', 'col', 'colgroup', 'source', 'track']);

/** How a node stands to the page. */
interface Standing {
  /** Whether anything of it can be seen at all, on whichever page. */
  readonly isSeen: boolean;
  /** Whether something of it stands on the page. */
  readonly isKept: boolean;
  readonly beganBefore: boolean;
  readonly goesOn: boolean;
}

/** What is known of a body before any page is taken from it: found once, however many are. */
export interface BodyMap {
  readonly landmarks: ReadonlySet<Node>;
  /** Everything that a landmark stands in. */
  readonly around: ReadonlySet<Node>;
  /** The numbers of the items of numbered lists: those before an item may be missing. */
  readonly numbers: ReadonlyMap<Node, number>;
}

/** Reads a body from which pages are to be taken. */
export function mapBody(body: Element): BodyMap {
  const landmarks = new Set<Node>(findLandmarks(body));
  return { landmarks, around: ancestorsOf(landmarks, body), numbers: numberItems(body) };
}

/**
 * Copies of a body what stands on one page. What is left keeps its place in the tree, so that the
 * book's styles mean the same; numbered lists go on counting.
 *
 * @param parts what of the body's landmarks stands on the page
 * @param paper the document that the copy belongs to
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

/** Every element between a body and one of the nodes, with the body itself. */
function ancestorsOf(nodes: Iterable<Node>, body: Node): ReadonlySet<Node> {
  const found = new Set<Node>([body]);
  for (const node of nodes) {
    for (let at = node.parentNode; at && !found.has(at); at = at.parentNode) found.add(at);
  }
  return found;
}

/** A body, and one page of it. */
interface CutBody extends BodyMap {
  readonly parts: PageParts;
  /** Everything that something of the page stands in. */
  readonly on: ReadonlySet<Node>;
}

class PageCutter {
  readonly #body: CutBody;
  readonly #paper: Document;
  /** How many landmarks of the page are still to come. */
  #left: number;

  constructor(body: CutBody, paper: Document) {
    this.#body = body;
    this.#paper = paper;
    this.#left = body.parts.size;
  }

  copy(element: Element): { readonly copy: Element; readonly standing: Standing } {
    const copy = this.#import(element, false) as Element;
    let isKept = false;
    let beganBefore = false;
    let goesOn = false;
    for (let child = element.firstChild; child; child = child.nextSibling) {
      const standing = this.#copyNode(child, copy);
      if (!standing.isSeen) continue;
      if (standing.isKept) {
        beganBefore ||= !isKept && standing.beganBefore;
        goesOn = standing.goesOn;
        isKept = true;
      } else if (isKept) goesOn = true;
      else beganBefore = true;
    }
    const cuts = [beganBefore ? 'start' : '', goesOn ? 'end' : ''].filter(Boolean);
    if (isKept && cuts.length > 0) copy.setAttribute(CUT, cuts.join(' '));
    return { copy, standing: { isSeen: true, isKept, beganBefore, goesOn } };
  }

  #copyNode(node: Node, parent: Element): Standing {
    const { landmarks, around, on } = this.#body;
    if (landmarks.has(node)) return this.#copyLandmark(node, parent);
    if (on.has(node)) {
      const { copy, standing } = this.copy(node as Element);
      parent.append(copy);
      return standing;
    }
    const isSeen = around.has(node);
    // What is nothing to see belongs to the page between the first and the last that is.
    const stays = !isSeen && this.#left > 0 && this.#left < this.#body.parts.size;
    if (stays) parent.append(this.#import(node, true));
    else if (HOLDS_PLACE.has(node.nodeName.toLowerCase())) {
      parent.append(this.#import(node, false));
    }
    return isSeen ? ELSEWHERE : NOTHING;
  }

  #copyLandmark(node: Node, parent: Element): Standing {
    const part = this.#body.parts.get(node);
    if (part === undefined) return ELSEWHERE;
    this.#left -= 1;
    const copy = this.#import(node, true);
    parent.append(copy);
    if (node.nodeType !== Node.TEXT_NODE) return WHOLE;
    const { data, length } = node as Text;
    (copy as Text).data = data.slice(part.from, part.to);
    return { ...WHOLE, beganBefore: part.from > 0, goesOn: part.to < length };
  }

  #import(node: Node, deep: boolean): Node {
    const copy = this.#paper.importNode(node, deep);
    const number = this.#body.numbers.get(node);
    if (number !== undefined) (copy as Element).setAttribute('value', String(number));
    return copy;
  }
}

const NOTHING: Standing = { isSeen: false, isKept: false, beganBefore: false, goesOn: false };
const ELSEWHERE: Standing = { ...NOTHING, isSeen: true };
const WHOLE: Standing = { ...ELSEWHERE, isKept: true };

/** The number of every item of a numbered list. */
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
