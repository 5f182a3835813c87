import { HTML } from '../sanitise/namespaces.ts';

/** What a bundle is called: no book has such an element, and no rule of a book is about it. */
const NAME = 'leeszaal-bundle';
/** From so many children on they are bundled, and so many to a bundle. */
const MANY = 2000;
const BUNDLE = 500;

/** A bundle is nothing to see. */
export const BUNDLE_STYLES = `
${NAME} {
  display: block !important;
  position: static !important;
  float: none !important;
  margin: 0 !important;
  border: 0 !important;
  padding: 0 !important;
}
`;

/** Selectors that mean other elements when there is one more between parent and child. */
const STRUCTURAL =
  /[>+~]|:(?:first|last|nth|only|empty|not|is|where|has)\b|(?:counter-|columns?\b)/i;

/** Whether a node is a bundle. */
export const isBundle = (node: Node | null): node is Element =>
  node?.nodeName.toLowerCase() === NAME;

const displayOf = (element: Element, view: Window) => view.getComputedStyle(element).display;

/** Whether a child stands below its neighbours, wherever it has its place in the tree. */
function isBlock(node: Node, view: Window): boolean {
  if (node.nodeType === Node.TEXT_NODE) return !/\S/.test((node as Text).data);
  if (node.nodeType !== Node.ELEMENT_NODE) return false;
  const { display, float, position } = view.getComputedStyle(node as Element);
  const isInFlow = (float === 'none' || float === '') && !/absolute|fixed/.test(position);
  return isInFlow && /^(?:block|table|flow-root|list-item)$/.test(display);
}

/**
 * Bundles the children of elements that have thousands of them. With each page a browser looks through all
 * the children of whatever stands on it: of a flat chapter of five megabytes for half a minute, every time
 * a page is turned. Nothing is bundled where the book's styles could tell.
 *
 * @param document in its frame, with the book's own styles in force
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
    // The body is one where its pages are made, whatever the book says, and nothing at all until then.
    const isFlow = parent === body || /^(?:block|flow-root)$/.test(displayOf(parent, view));
    if (!isFlow) continue;
    const nodes = [...parent.childNodes];
    // Measured at once, then moved.
    const blocks = new Set(nodes.filter((node) => isBlock(node, view)));
    // Among thousands of neighbours a node takes long to be put into its place.
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

/** The parent of a node, as the book has it. */
export const parentOf = (node: Node): Node | null =>
  isBundle(node.parentNode) ? node.parentNode.parentNode : node.parentNode;

/** How many elements stand before a node in its parent, as the book has it. */
export function elementsBefore(node: Node): number {
  let count = 0;
  for (let at = node.previousSibling; at; at = at.previousSibling) {
    if (isBundle(at)) count += at.childElementCount;
    else if (at.nodeType === Node.ELEMENT_NODE) count += 1;
  }
  return isBundle(node.parentNode) ? count + elementsBefore(node.parentNode) : count;
}

/** What stands before a node in its parent, nearest first, as the book has it. */
export function* nodesBefore(node: Node): Generator<Node> {
  for (let at = node.previousSibling; at; at = at.previousSibling) {
    if (isBundle(at)) yield* [...at.childNodes].reverse();
    else yield at;
  }
  if (isBundle(node.parentNode)) yield* nodesBefore(node.parentNode);
}

/** The nodes in a parent, as the book has them. */
export function* nodesIn(parent: Node): Generator<Node> {
  for (let child = parent.firstChild; child; child = child.nextSibling) {
    if (isBundle(child)) yield* child.childNodes;
    else yield child;
  }
}
