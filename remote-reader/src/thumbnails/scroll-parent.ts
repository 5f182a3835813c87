/** The nearest ancestor that scrolls vertically. */
export function scrollParentOf(element: Element): HTMLElement | null {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return null;
}

/**
 * Distance of an element from the top of its scroll parent's content, in CSS pixels. No element between them may be
 * positioned.
 */
export function offsetWithin(scroller: HTMLElement | null, element: HTMLElement | null): number {
  if (!scroller || !element) return 0;
  return element.offsetTop - (element.offsetParent === scroller ? 0 : scroller.offsetTop);
}
