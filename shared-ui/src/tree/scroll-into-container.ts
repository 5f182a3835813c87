/** Room left above and below the element, in px. */
const margin = 10;

/** A part of an element, in px from its top. */
export interface Stretch {
  readonly y: number;
  readonly height: number;
}

/**
 * Brings an element, or a part of it, into view within the nearest container that scrolls, as little as
 * needed. Unlike `scrollIntoView` it leaves the page and every outer container alone.
 *
 * @returns whether it is in view: the container may not be as high yet as it is going to be
 */
export function scrollIntoContainer(element: Element, part?: Stretch): boolean {
  const container = scrollContainer(element.parentElement);
  if (container === null) return true;
  const inner = element.getBoundingClientRect();
  const outer = container.getBoundingClientRect();
  const top = inner.top + (part?.y ?? 0);
  const above = top - margin - outer.top;
  const below = top + (part?.height ?? inner.height) + margin - outer.bottom;
  const by = above < 0 ? above : Math.max(0, below);
  if (by === 0) return true;
  const wanted = container.scrollTop + by;
  container.scrollTop = wanted;
  // At both ends there is no margin.
  return Math.abs(wanted - container.scrollTop) <= margin;
}

/** The nearest element that scrolls, from this one on outwards; null where that is the page. */
export function scrollContainer(from: Element | null): Element | null {
  for (let element = from; element !== null; element = element.parentElement) {
    if (element === element.ownerDocument.body) return null;
    if (/auto|scroll/.test(getComputedStyle(element).overflowY)) return element;
  }
  return null;
}
