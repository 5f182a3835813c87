/** What stays usable beside anything modal: react-aria's announcer, and what is marked as above all. */
const above = '[data-live-announcer], [data-react-aria-top-layer]';
const neverSeen = 'script, style, template';

/**
 * Makes everything inert but `element`, what is above all, and `alsoKept` (where overlays opened from
 * it will go), as far as it isn't inert already. Gives back the way to undo exactly that.
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

/** The element and what it is in, up to the body, across shadow roots. */
export function* ancestry(element: Element): Generator<Element> {
  let inner: Element | null = element;
  while (inner !== null) {
    yield inner;
    if (inner === inner.ownerDocument.body) return;
    const parent: ParentNode | null = inner.parentNode;
    inner = parent instanceof ShadowRoot ? parent.host : inner.parentElement;
  }
}
