import { important } from '../css/important.ts';
import { HTML } from '../sanitise/namespaces.ts';

/** Not an element of any book, nor matched by any rule of a book. */
const NAME = 'leeszaal-bundle';
/** Least number of children that are bundled, and children of a bundle. */
const MANY = 2000;
const BUNDLE = 500;

/** The rules that make a bundle a plain block, whatever the styles of the book say. */
export const BUNDLE_STYLES = important(
  NAME,
  'display: block; position: static; float: none; margin: 0; border: 0; padding: 0',
);

/** Selectors that an element between parent and child would change. */
const STRUCTURAL =
  /[>+~]|:(?:first|last|nth|only|empty|not|is|where|has)\b|(?:counter-|columns?\b)/i;

/** Whether a node is a bundle. */
export const isBundle = (node: Node | null): node is Element =>
  node?.nodeName.toLowerCase() === NAME;

const displayOf = (element: Element, view: Window) => view.getComputedStyle(element).display;

/** Whether a child is a block in the normal flow. */
function isBlock(node: Node, view: Window): boolean {
  if (node.nodeType === Node.TEXT_NODE) return !/\S/.test((node as Text).data);
  if (node.nodeType !== Node.ELEMENT_NODE) return false;
  const { display, float, position } = view.getComputedStyle(node as Element);
  const isInFlow = (float === 'none' || float === '') && !/absolute|fixed/.test(position);
  return isInFlow && /^(?:block|table|flow-root|list-item)$/.test(display);
}

/**
 * Bundles the children of elements that have thousands: for each page a browser visits all children of its
 * ancestors, which takes half a minute in a flat chapter of 5 MB. Skipped if the book's styles would match
 * differently.
 *
 * @param document in its frame, with the book's styles applied
 * @param styles of the book
 */
export function bundleChildren(
  document: Document,
  styles: readonly { readonly css: string }[],
): void {
  const { body, defaultView: view } = document;
  if (view === null) return;
  const crowded = [body, ...body.querySelectorAll('div, section, article, main')].filter(
    (element) => element.childElementCount > MANY && element.namespaceURI === HTML,
  );
  if (crowded.length === 0 || styles.some(({ css }) => STRUCTURAL.test(css))) return;
  for (const parent of crowded) {
    // The body becomes a block with the page styles, and is not displayed before.
    const isFlow = parent === body || /^(?:block|flow-root)$/.test(displayOf(parent, view));
    if (!isFlow) continue;
    const nodes = [...parent.childNodes];
    // All are measured before any is moved.
    const blocks = new Set(nodes.filter((node) => isBlock(node, view)));
    // Inserting among thousands of siblings is slow.
    const bundled = document.createDocumentFragment();
    let bundle: Element | undefined;
    for (const node of nodes) {
      if (!blocks.has(node)) {
        bundle = undefined;
        bundled.append(node);
      } else {
        if (bundle === undefined || bundle.childElementCount >= BUNDLE) {
          bundle = document.createElement(NAME);
          bundled.append(bundle);
        }
        bundle.append(node);
      }
    }
    parent.append(bundled);
  }
}

/** The parent of a node, ignoring bundles. */
export const parentOf = (node: Node): Node | null =>
  isBundle(node.parentNode) ? node.parentNode.parentNode : node.parentNode;

/** The number of elements before a node in its parent, ignoring bundles. */
export function elementsBefore(node: Node): number {
  let count = 0;
  for (let at = node.previousSibling; at; at = at.previousSibling) {
    if (isBundle(at)) count += at.childElementCount;
    else if (at.nodeType === Node.ELEMENT_NODE) count += 1;
  }
  return isBundle(node.parentNode) ? count + elementsBefore(node.parentNode) : count;
}

/** The siblings before a node, nearest first, ignoring bundles. */
export function* nodesBefore(node: Node): Generator<Node> {
  for (let at = node.previousSibling; at; at = at.previousSibling) {
    if (isBundle(at)) yield* [...at.childNodes].reverse();
    else yield at;
  }
  if (isBundle(node.parentNode)) yield* nodesBefore(node.parentNode);
}

/** The children of a node, ignoring bundles. */
export function* nodesIn(parent: Node): Generator<Node> {
  for (let child = parent.firstChild; child; child = child.nextSibling) {
    if (isBundle(child)) yield* child.childNodes;
    else yield child;
  }
}
