const observed = new Map<Element, (isInView: boolean) => void>();
let observer: IntersectionObserver | undefined;

/**
 * Tells a callback whenever an element comes into the viewport or leaves it. One observer serves all elements.
 *
 * @returns ends it
 */
export function whileInView(element: Element, tell: (isInView: boolean) => void): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) observed.get(target)?.(isIntersecting);
  });
  observed.set(element, tell);
  observer.observe(element);
  return () => {
    observed.delete(element);
    observer?.unobserve(element);
    if (observed.size > 0) return;
    // An observer can keep the elements of its last report.
    observer?.disconnect();
    observer = undefined;
  };
}
