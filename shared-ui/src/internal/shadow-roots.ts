/** A node's parent, or the host of a shadow root. */
const parentOf = (node: Node): Node | null =>
  node instanceof ShadowRoot ? node.host : node.parentNode;

/** Whether a node is or contains another one, across shadow roots. */
export function containsDeep(outer: Node, inner: Node | null): boolean {
  for (let node = inner; node !== null; node = parentOf(node)) if (node === outer) return true;
  return false;
}

/**
 * The window, and the shadow roots around a node. A scroll, or a pointer that moves between two elements of a shadow
 * root, is heard only within that root.
 */
export function rootsAround(node: Node): readonly EventTarget[] {
  const roots: EventTarget[] = [window];
  for (let root = node.getRootNode(); root instanceof ShadowRoot; root = root.host.getRootNode()) {
    roots.push(root);
  }
  return roots;
}
