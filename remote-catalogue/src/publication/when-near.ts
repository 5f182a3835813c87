/** How far outside of the view an element is near it. */
const MARGIN = '300px';

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

/**
 * Runs something once, when an element comes near the view. One observer looks after all of them: a list has one
 * for each of its covers otherwise, all made before the list is painted.
 *
 * @returns how to give it up
 */
export function whenNear(element: Element, run: () => void): () => void {
  observer ??= new IntersectionObserver(tell, { rootMargin: MARGIN });
  waiting.set(element, run);
  observer.observe(element);
  return () => forget(element);
}

function tell(entries: readonly IntersectionObserverEntry[]): void {
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
