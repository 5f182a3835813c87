import { binarySearch } from '../../text/binary-search.ts';
import type { SegmentLayout } from '../layout/segment-layout.contract.ts';
import { XLINK } from '../sanitise/namespaces.ts';

/** Elements that may take the focus. */
export const FOCUSABLE =
  'a, area[href], audio, video, summary, button, input, select, textarea, [tabindex]';

const leads = (element: Element) =>
  element.localName !== 'a' ||
  element.hasAttribute('href') ||
  element.hasAttributeNS(XLINK, 'href');

/** The visible boxes of an element; an area of an image map has those of its picture. */
function boxesOf(element: Element): readonly DOMRect[] {
  const map = element.localName === 'area' ? element.closest('map') : null;
  const name = CSS.escape(map?.getAttribute('name') ?? '');
  const seen = map ? element.ownerDocument.querySelector(`[usemap="#${name}"]`) : element;
  return [...(seen?.getClientRects() ?? [])];
}

function isVisible(element: Element, { innerWidth, innerHeight }: Window): boolean {
  return boxesOf(element).some(
    ({ left, right, top, bottom }) =>
      right > 0 && left < innerWidth && bottom > 0 && top < innerHeight,
  );
}

/** Neighbours of a page that are measured too: not everything is displayed in source order. */
const AROUND = 50;

/** Keeps the focus on the shown page; browsers move it to the first link of the chapter. */
export class PageFocus {
  readonly #document: Document;
  readonly #layout: Pick<SegmentLayout, 'pageOfNode' | 'shownPage'>;
  /** In order, with the `tabindex` that the book gives each. */
  #all: ReadonlyMap<Element, string | null> | undefined;
  /** Elements that can take the focus now. */
  #reached: ReadonlySet<Element> = new Set();

  /** @param document of a frame, laid out in pages */
  constructor(document: Document, layout: Pick<SegmentLayout, 'pageOfNode' | 'shownPage'>) {
    this.#document = document;
    this.#layout = layout;
  }

  /** Makes visible elements focusable, and no others. */
  update(): void {
    const { defaultView: view } = this.#document;
    if (view === null) return;
    this.#all ??= this.#find();
    const all = this.#all;
    const reached = new Set(this.#near([...all.keys()]).filter((one) => isVisible(one, view)));
    for (const element of this.#reached) {
      if (!reached.has(element)) element.setAttribute('tabindex', '-1');
    }
    for (const element of reached) {
      const own = all.get(element) ?? null;
      if (own === null) element.removeAttribute('tabindex');
      else element.setAttribute('tabindex', own);
    }
    this.#reached = reached;
    // A frame without focusable content would be a tab stop without a visible focus.
    if (view.frameElement) (view.frameElement as HTMLElement).tabIndex = reached.size > 0 ? 0 : -1;
    const { activeElement: focused } = this.#document;
    if (focused && all.has(focused) && !reached.has(focused)) this.#focusStart();
  }

  /** All elements, none of which can take the focus yet. */
  #find(): ReadonlyMap<Element, string | null> {
    const found = [...this.#document.querySelectorAll(FOCUSABLE)].filter(leads);
    const all = new Map(found.map((element) => [element, element.getAttribute('tabindex')]));
    for (const element of found) element.setAttribute('tabindex', '-1');
    return all;
  }

  /** The elements of the shown page and around it: measuring all of an index is slow. */
  #near(all: readonly Element[]): readonly Element[] {
    const page = this.#layout.shownPage();
    const firstFrom = (wanted: number) =>
      binarySearch(all.length, (at) => {
        const element = all[at];
        return element === undefined || this.#layout.pageOfNode(element) >= wanted;
      });
    return all.slice(Math.max(0, firstFrom(page) - AROUND), firstFrom(page + 1) + AROUND);
  }

  /** Moves the focus to the start, from where the keyboard reaches the shown page. */
  #focusStart(): void {
    const { documentElement: root } = this.#document;
    if (!this.#document.hasFocus()) return;
    root.setAttribute('tabindex', '-1');
    root.focus({ preventScroll: true });
    root.removeAttribute('tabindex');
  }
}
