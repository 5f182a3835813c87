import { XLINK } from '../sanitise/namespaces.ts';

/** What the keyboard may come to. */
const REACHED = 'a, area[href], audio, video, summary, [tabindex]';

const leads = (element: Element) =>
  element.localName !== 'a' ||
  element.hasAttribute('href') ||
  element.hasAttributeNS(XLINK, 'href');

/** What is seen of an element; a part of a picture has no box of its own. */
function boxesOf(element: Element): readonly DOMRect[] {
  const map = element.localName === 'area' ? element.closest('map') : null;
  const name = CSS.escape(map?.getAttribute('name') ?? '');
  const seen = map ? element.ownerDocument.querySelector(`[usemap="#${name}"]`) : element;
  return [...(seen?.getClientRects() ?? [])];
}

function isInSight(element: Element, { innerWidth, innerHeight }: Window): boolean {
  return boxesOf(element).some(
    ({ left, right, top, bottom }) =>
      right > 0 && left < innerWidth && bottom > 0 && top < innerHeight,
  );
}

/**
 * Keeps the keyboard to the page that is shown: a browser goes to the first link of a chapter, wherever
 * in it somebody reads, and shows the page of that.
 */
export class PageReach {
  readonly #document: Document;
  /** With the place among the others that the book gives them. */
  #all: readonly (readonly [Element, string | null])[] | undefined;

  /** @param document of a frame, laid out in pages */
  constructor(document: Document) {
    this.#document = document;
  }

  /** Lets what is in sight be come to, and nothing else. */
  update(): void {
    const { defaultView: view } = this.#document;
    if (view === null) return;
    this.#all ??= [...this.#document.querySelectorAll(REACHED)]
      .filter(leads)
      .map((element) => [element, element.getAttribute('tabindex')]);
    // Measured all at once: each change would have the next one measured anew.
    const seen = this.#all.map(([element]) => isInSight(element, view));
    for (const [at, [element, own]] of this.#all.entries()) {
      if (!seen[at]) element.setAttribute('tabindex', '-1');
      else if (own === null) element.removeAttribute('tabindex');
      else element.setAttribute('tabindex', own);
    }
    const focused = this.#all.findIndex(([element]) => element === this.#document.activeElement);
    if (focused >= 0 && !seen[focused]) this.#beginAnew();
  }

  /** The focus was on another page: from there the keyboard would pass by what is on this one. */
  #beginAnew(): void {
    const { documentElement: root } = this.#document;
    if (!this.#document.hasFocus()) return;
    root.setAttribute('tabindex', '-1');
    root.focus({ preventScroll: true });
    root.removeAttribute('tabindex');
  }
}
