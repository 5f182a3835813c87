/** The distance from the viewport that counts as near. */
const MARGIN = '300px';

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

/**
 * Runs a callback once, when an element comes near the viewport. One observer serves all elements: an observer for each
 * cover would delay the first paint of a list.
 *
 * @returns cancels it
 */
export function whenNear(element: Element, run: () => void): () => void {
  observer ??= new IntersectionObserver(notify, { rootMargin: MARGIN });
  waiting.set(element, run);
  observer.observe(element);
  return () => forget(element);
}

function notify(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target } of entries.filter(({ isIntersecting }) => isIntersecting)) {
    const run = waiting.get(target);
    forget(target);
    run?.();
  }
}

function forget(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}
