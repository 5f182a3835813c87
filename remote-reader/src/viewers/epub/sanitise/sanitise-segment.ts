import type { Segment } from '../../../source/document-source.contract.ts';
import { type ImportedTree, importTree } from './import-tree.ts';
import { parseMarkup } from './parse-markup.ts';
import { purifyTree } from './purify-tree.ts';
import { createResourcePolicy } from './resource-policy.ts';

/**
 * The segment as a tree that can do no harm (`docs/decisions.md` 76). It has no window yet; its
 * nodes are to be moved into a frame. Its styles are still to be read.
 *
 * @param root address of the document's folder, ending in a slash
 */
export function sanitiseSegment(segment: Segment, root: string): ImportedTree {
  const parsed = parseMarkup(segment.markup, segment.mediaType);
  const tree = importTree(parsed, createResourcePolicy(segment.address, root));
  purifyTree(tree.document);
  return tree;
}
