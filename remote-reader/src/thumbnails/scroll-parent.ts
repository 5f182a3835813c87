/** The nearest ancestor that scrolls up and down. */
export function scrollParentOf(element: Element): HTMLElement | null {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return null;
}

/**
 * Distance from the top of what a scroll parent scrolls to an element in it, in CSS pixels. Nothing between the two is
 * positioned.
 */
export function offsetWithin(scroller: HTMLElement | null, element: HTMLElement | null): number {
  if (!scroller || !element) return 0;
  return element.offsetTop - (element.offsetParent === scroller ? 0 : scroller.offsetTop);
}
