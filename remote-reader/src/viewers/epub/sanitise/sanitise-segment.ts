import type { Segment } from '../../../source/document-source.contract.ts';
import { isPlainPicture } from '../../../source/plain-picture.ts';
import { nextTask } from '../../scheduling/next-task.ts';
import { type ImportedTree, importTree } from './import-tree.ts';
import { takesLong } from './long-segment.ts';
import { parseMarkup } from './parse-markup.ts';
import { purifyTree } from './purify-tree.ts';
import { createResourcePolicy } from './resource-policy.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A segment as it was served, or a page around it if it is a picture. */
function pageOf(segment: Segment): Pick<Segment, 'markup' | 'mediaType'> {
  if (!isPlainPicture(segment.mediaType)) return segment;
  const markup = `<!doctype html><html><body><img src="${escaped(segment.address)}" alt=""></body></html>`;
  return { markup, mediaType: 'text/html' };
}

/** A segment that can do no harm. */
export interface SanitisedSegment extends ImportedTree {
  /** Whether its markup is not well-formed. */
  readonly isDamaged: boolean;
}

/** Each stage of it takes about as long as the others. */
function* stages(segment: Segment, root: string): Generator<void, SanitisedSegment> {
  const { markup, mediaType } = pageOf(segment);
  const { document: parsed, isDamaged } = parseMarkup(markup, mediaType);
  yield;
  const tree = importTree(parsed, createResourcePolicy(segment.address, root));
  yield;
  purifyTree(tree.document);
  return { document: tree.document, styles: tree.styles, isDamaged };
}

/**
 * The segment as a tree that can do no harm (`docs/decisions.md` 76). It has no window yet; its
 * nodes are to be moved into a frame. Its styles are still to be read.
 *
 * @param root address of the document's folder, ending in a slash
 */
export function sanitiseSegment(segment: Segment, root: string): SanitisedSegment {
  const work = stages(segment, root);
  for (let stage = work.next(); ; stage = work.next()) if (stage.done) return stage.value;
}

/**
 * The same, a stage at a time where it takes long, so that whoever reads meanwhile can turn a page.
 *
 * @throws the signal's reason when aborted
 */
export async function sanitiseInTurns(
  segment: Segment,
  root: string,
  signal: AbortSignal,
): Promise<SanitisedSegment> {
  const work = stages(segment, root);
  for (;;) {
    signal.throwIfAborted();
    const stage = work.next();
    if (stage.done) return stage.value;
    if (takesLong(segment)) await nextTask();
  }
}
