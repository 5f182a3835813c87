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
 */
export function scrollIntoContainer(element: Element, part?: Stretch): void {
  const container = scrollContainer(element.parentElement);
  if (container === null) return;
  const inner = element.getBoundingClientRect();
  const outer = container.getBoundingClientRect();
  const top = inner.top + (part?.y ?? 0);
  const above = top - margin - outer.top;
  const below = top + (part?.height ?? inner.height) + margin - outer.bottom;
  if (above < 0) container.scrollTop += above;
  else if (below > 0) container.scrollTop += below;
}

function scrollContainer(from: Element | null): Element | null {
  for (let element = from; element !== null; element = element.parentElement) {
    if (element === element.ownerDocument.body) return null;
    if (/auto|scroll/.test(getComputedStyle(element).overflowY)) return element;
  }
  return null;
}
