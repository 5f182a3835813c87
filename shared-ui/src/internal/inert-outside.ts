/** Elements that stay usable beside a modal element: react-aria's announcer, and the top layer. */
const above = '[data-live-announcer], [data-react-aria-top-layer]';
const neverSeen = 'script, style, template';

/** A dialog or spinner above the modal elements of all roots. */
const topmost = '[data-react-aria-top-layer][data-modal]';

/** Which modal elements make an element inert; in the page, where host and remotes each have this module. */
const MAKERS = 'data-leeszaal-inert';
/** Which of these are below a later modal element within the element, as `maker/later`. */
const LIFTS = 'data-leeszaal-lifted';

/**
 * Makes everything inert except `element`, the top layer and `alsoKept` (the container of overlays
 * that the element opens), within the document or shadow root: a place in another page is modal in
 * itself, and that page stays usable. Elements that others made inert are left alone. Returns a
 * function that undoes exactly these changes.
 */
export function makeInertOutside(element: Element, alsoKept: Element = element): () => void {
  const id = Math.random().toString(36).slice(2);
  const path = new Set([...ancestryWithin(element), ...ancestryWithin(alsoKept)]);
  const changed = new Set<Element>();
  /** Inert by another module; when that ends, this one goes on. */
  const foreign = new MutationObserver((changes) => {
    for (const { target } of changes) silence(target as Element);
  });

  const silence = (other: Element): void => {
    if (path.has(other) || other.matches(above) || other.matches(neverSeen)) return;
    if (other.hasAttribute('inert') && !other.hasAttribute(MAKERS)) {
      foreign.observe(other, { attributeFilter: ['inert'] });
      return;
    }
    if (changed.has(other)) return;
    if (other.querySelector(above) !== null) {
      for (const child of other.children) silence(child);
      return;
    }
    mark(other, [...wordsOf(other, MAKERS), id], wordsOf(other, LIFTS));
    changed.add(other);
  };

  // Another modal element made this one inert, if both began at the same time: this one is above.
  const isBelow = [...element.ownerDocument.querySelectorAll(topmost)].some(
    (top) => !path.has(top),
  );
  for (const kept of isBelow ? [] : path) {
    const makers = wordsOf(kept, MAKERS);
    if (makers.length === 0) continue;
    mark(kept, makers, [...wordsOf(kept, LIFTS), ...makers.map((maker) => `${maker}/${id}`)]);
    changed.add(kept);
  }
  for (const kept of path) {
    if (kept === kept.ownerDocument.body) continue;
    for (const sibling of kept.parentNode?.children ?? []) silence(sibling);
  }
  return () => {
    foreign.disconnect();
    for (const other of changed) forget(other, id);
  };
}

const wordsOf = (element: Element, attribute: string): readonly string[] =>
  element.getAttribute(attribute)?.split(' ') ?? [];

/** Makes an element inert, unless each of its makers is below a later modal element within it. */
function mark(element: Element, makers: readonly string[], lifts: readonly string[]): void {
  const isLifted = (maker: string) => lifts.some((lift) => lift.startsWith(`${maker}/`));
  element.toggleAttribute('inert', !makers.every(isLifted));
  for (const [attribute, words] of [
    [MAKERS, makers],
    [LIFTS, lifts],
  ] as const) {
    if (words.length > 0) element.setAttribute(attribute, words.join(' '));
    else element.removeAttribute(attribute);
  }
}

/** Ends what one modal element does to an element. */
function forget(element: Element, id: string): void {
  const makers = wordsOf(element, MAKERS).filter((maker) => maker !== id);
  const lifts = wordsOf(element, LIFTS).filter((lift) => !lift.split('/').includes(id));
  mark(element, makers, lifts);
}

/** The element and its ancestors up to the body or the shadow root. */
function* ancestryWithin(element: Element): Generator<Element> {
  for (const one of ancestry(element)) {
    yield one;
    if (one.parentNode instanceof ShadowRoot) return;
  }
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
