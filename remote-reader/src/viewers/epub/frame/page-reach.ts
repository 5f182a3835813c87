import { firstWhere } from '../../text/first-where.ts';
import type { SegmentLayout } from '../layout/segment-layout.contract.ts';
import { XLINK } from '../sanitise/namespaces.ts';

/** What the keyboard may come to. */
const REACHED = 'a, area[href], audio, video, summary, button, input, select, textarea, [tabindex]';

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

/** So many before and behind those of a page are looked at: not everything stands where it is written. */
const AROUND = 50;

/**
 * Keeps the keyboard to the page that is shown: a browser goes to the first link of a chapter, wherever
 * in it somebody reads, and shows the page of that.
 */
export class PageReach {
  readonly #document: Document;
  readonly #layout: Pick<SegmentLayout, 'pageOfNode' | 'shownPage'>;
  /** In order, with the place among the others that the book gives each. */
  #all: ReadonlyMap<Element, string | null> | undefined;
  /** What can be come to. */
  #reached: ReadonlySet<Element> = new Set();

  /** @param document of a frame, laid out in pages */
  constructor(document: Document, layout: Pick<SegmentLayout, 'pageOfNode' | 'shownPage'>) {
    this.#document = document;
    this.#layout = layout;
  }

  /** Lets what is in sight be come to, and nothing else. */
  update(): void {
    const { defaultView: view } = this.#document;
    if (view === null) return;
    this.#all ??= this.#find();
    const all = this.#all;
    const reached = new Set(this.#near([...all.keys()]).filter((one) => isInSight(one, view)));
    for (const element of this.#reached) {
      if (!reached.has(element)) element.setAttribute('tabindex', '-1');
    }
    for (const element of reached) {
      const own = all.get(element) ?? null;
      if (own === null) element.removeAttribute('tabindex');
      else element.setAttribute('tabindex', own);
    }
    this.#reached = reached;
    // Where nothing can be come to, a frame would be a stop that shows no focus.
    if (view.frameElement) (view.frameElement as HTMLElement).tabIndex = reached.size > 0 ? 0 : -1;
    const { activeElement: focused } = this.#document;
    if (focused && all.has(focused) && !reached.has(focused)) this.#beginAnew();
  }

  /** Everything, of which nothing can be come to yet. */
  #find(): ReadonlyMap<Element, string | null> {
    const found = [...this.#document.querySelectorAll(REACHED)].filter(leads);
    const all = new Map(found.map((element) => [element, element.getAttribute('tabindex')]));
    for (const element of found) element.setAttribute('tabindex', '-1');
    return all;
  }

  /** Those of the page that is shown and around it: to measure all of an index takes long. */
  #near(all: readonly Element[]): readonly Element[] {
    const page = this.#layout.shownPage();
    const firstFrom = (wanted: number) =>
      firstWhere(all.length, (at) => {
        const element = all[at];
        return element === undefined || this.#layout.pageOfNode(element) >= wanted;
      });
    return all.slice(Math.max(0, firstFrom(page) - AROUND), firstFrom(page + 1) + AROUND);
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
