/** The functions of browsers for a selection in a shadow root; each browser lacks one. */
interface ShadowSelection {
  getComposedRanges?(options: { readonly shadowRoots: readonly Node[] }): readonly AbstractRange[];
}
interface SelectingRoot extends Node {
  getSelection?(): Selection | null;
}

/**
 * Whether text is selected in the document of a node. For what is selected in a shadow root the document has an empty
 * selection, so the root of the node is asked too.
 */
export function hasSelectedText(node: Node): boolean {
  const selection = (node.ownerDocument ?? (node as Document)).getSelection();
  if (selection === null) return false;
  if (!selection.isCollapsed) return true;
  const root: SelectingRoot = node.getRootNode();
  if (root.nodeType !== Node.DOCUMENT_FRAGMENT_NODE) return false;
  const [range] = (selection as ShadowSelection).getComposedRanges?.({ shadowRoots: [root] }) ?? [];
  if (range !== undefined) return !range.collapsed;
  return !(root.getSelection?.()?.isCollapsed ?? true);
}
