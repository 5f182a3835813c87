/** Margin above and below the element, in px. */
const margin = 10;

/** A vertical range of an element, in px from its top. */
export interface Stretch {
  readonly y: number;
  readonly height: number;
}

/**
 * Scrolls the nearest scroll container so that an element, or a range of it, is in view; as little
 * as possible. Unlike `scrollIntoView` it does not scroll the page or outer containers.
 *
 * @returns whether it is in view: the container may not have its full height yet
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

/** The nearest scroll container, starting with the element itself; null if that is the page. */
export function scrollContainer(from: Element | null): Element | null {
  for (let element = from; element !== null; element = element.parentElement) {
    if (element === element.ownerDocument.body) return null;
    if (/auto|scroll/.test(getComputedStyle(element).overflowY)) return element;
  }
  return null;
}
