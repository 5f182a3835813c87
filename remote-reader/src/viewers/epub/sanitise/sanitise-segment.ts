import type { Segment } from '../../../source/document-source.contract.ts';
import { isPlainPicture } from '../../../source/plain-picture.ts';
import { nextTask } from '../../scheduling/next-task.ts';
import { type ImportedTree, importTree } from './import-tree.ts';
import { takesLong } from './long-segment.ts';
import { parseMarkup } from './parse-markup.ts';
import { purifyTree } from './purify-tree.ts';
import { createResourcePolicy } from './resource-policy.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The markup of a segment; of a picture, a page around it. */
function pageOf(segment: Segment): Pick<Segment, 'markup' | 'mediaType'> {
  if (!isPlainPicture(segment.mediaType)) return segment;
  const markup = `<!doctype html><html><body><img src="${escaped(segment.address)}" alt=""></body></html>`;
  return { markup, mediaType: 'text/html' };
}

/** A sanitised segment. */
export interface SanitisedSegment extends ImportedTree {
  /** Whether its markup is not well-formed. */
  readonly isDamaged: boolean;
}

/** Sanitises a segment in stages of about equal length; `root` ends in a slash. */
export function* sanitiseStages(segment: Segment, root: string): Generator<void, SanitisedSegment> {
  const { markup, mediaType } = pageOf(segment);
  const { document: parsed, isDamaged } = parseMarkup(markup, mediaType);
  yield;
  const tree = importTree(parsed, createResourcePolicy(segment.address, root));
  yield;
  purifyTree(tree.document);
  return { document: tree.document, styles: tree.styles, isDamaged };
}

/**
 * Sanitises a segment (`docs/decisions.md` 76); between the stages of a long one, page turns can run. The
 * result has no window: its nodes are moved into a frame.
 *
 * @param root address of the document's folder, ending in a slash
 * @throws the signal's reason when aborted
 */
export async function sanitiseInTurns(
  segment: Segment,
  root: string,
  signal: AbortSignal,
): Promise<SanitisedSegment> {
  const work = sanitiseStages(segment, root);
  for (;;) {
    signal.throwIfAborted();
    const stage = work.next();
    if (stage.done) return stage.value;
    if (takesLong(segment)) await nextTask();
  }
}
