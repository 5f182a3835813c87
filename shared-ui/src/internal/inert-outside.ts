/** Elements that stay usable beside a modal element: react-aria's announcer, and the top layer. */
const above = '[data-live-announcer], [data-react-aria-top-layer]';
const neverSeen = 'script, style, template';

/**
 * Makes everything inert except `element`, the top layer and `alsoKept` (the container of overlays
 * that the element opens). Elements that are inert already are left alone. Returns a function that
 * undoes exactly these changes.
 */
export function makeInertOutside(element: Element, alsoKept: Element = element): () => void {
  const path = new Set([...ancestry(element), ...ancestry(alsoKept)]);
  const changed: Element[] = [];

  const silence = (other: Element): void => {
    if (path.has(other) || other.matches(above) || other.matches(neverSeen)) return;
    if (other.hasAttribute('inert')) return;
    if (other.querySelector(above) !== null) {
      for (const child of other.children) silence(child);
      return;
    }
    other.setAttribute('inert', '');
    changed.push(other);
  };

  for (const kept of path) {
    if (kept === kept.ownerDocument.body) continue;
    for (const sibling of kept.parentNode?.children ?? []) silence(sibling);
  }
  return () => {
    for (const other of changed) other.removeAttribute('inert');
  };
}

/** The element and its ancestors up to the body, across shadow roots. */
export function* ancestry(element: Element): Generator<Element> {
  let inner: Element | null = element;
  while (inner !== null) {
    yield inner;
    if (inner === inner.ownerDocument.body) return;
    const parent: ParentNode | null = inner.parentNode;
    inner = parent instanceof ShadowRoot ? parent.host : inner.parentElement;
  }
}
