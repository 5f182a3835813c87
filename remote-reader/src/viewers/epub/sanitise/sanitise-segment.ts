import type { Segment } from '../../../source/document-source.contract.ts';
import { importTree } from './import-tree.ts';
import { parseMarkup } from './parse-markup.ts';
import { createResourcePolicy } from './resource-policy.ts';
import { sanitiseTree } from './sanitise-tree.ts';

/**
 * The segment as a document that can do no harm (`docs/decisions.md` 76). It has no window yet; its
 * nodes are to be moved into a frame.
 *
 * @param root address of the document's folder, ending in a slash
 */
export function sanitiseSegment(segment: Segment, root: string): Document {
  const tree = importTree(parseMarkup(segment.markup, segment.mediaType));
  sanitiseTree(tree, createResourcePolicy(segment.address, root));
  return tree;
}
