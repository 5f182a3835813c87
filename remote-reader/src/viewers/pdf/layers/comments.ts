import { PDFDateString } from 'pdfjs-dist';
import type { Remark } from '../../contract/viewer.contract.ts';

/** A comment with its replies. */
export interface CommentThread extends Remark {
  /** In chronological order. */
  readonly replies: readonly Remark[];
  /** The area of the comment, as two corners in units of the page. */
  readonly rect: readonly [number, number, number, number];
}

/** The parts of an annotation that are read; pdf.js types annotations as `any`. */
export interface CommentAnnotation {
  readonly id?: string;
  readonly subtype?: string;
  readonly rect?: readonly [number, number, number, number];
  readonly contentsObj?: { readonly str?: string };
  readonly richText?: { readonly str?: string } | null;
  readonly titleObj?: { readonly str?: string };
  readonly creationDate?: string | null;
  readonly modificationDate?: string | null;
  readonly inReplyTo?: string;
  /** Set on annotations that only record a review: accepted, rejected. */
  readonly stateModel?: string | null;
}

/** Displayed on the page itself, links, or parts of other annotations. */
const WITHOUT_COMMENT = new Set(['Link', 'Widget', 'Popup', 'FreeText', 'Redact', 'Watermark']);
const MAX_COMMENTS = 1_000;

function commentOf(annotation: CommentAnnotation): Remark | undefined {
  const { subtype = '', contentsObj, richText, titleObj, stateModel } = annotation;
  const text = (contentsObj?.str || richText?.str || '').replace(/\r\n?/g, '\n').trim();
  if (text === '' || stateModel || WITHOUT_COMMENT.has(subtype)) return undefined;
  const stamp = annotation.modificationDate ?? annotation.creationDate;
  const date = stamp ? PDFDateString.toDateObject(stamp) : null;
  return { author: titleObj?.str?.trim() || undefined, date: date ?? undefined, text };
}

/** The annotation that begins the thread; a reply in a cycle begins its own. */
function rootOf(
  annotation: CommentAnnotation,
  byId: ReadonlyMap<string, CommentAnnotation>,
): CommentAnnotation {
  const passed = new Set([annotation]);
  let root = annotation;
  for (;;) {
    const parent = root.inReplyTo === undefined ? undefined : byId.get(root.inReplyTo);
    if (parent === undefined) return root;
    if (passed.has(parent)) return annotation;
    passed.add(parent);
    root = parent;
  }
}

const byDate = (one: Remark, other: Remark) =>
  (one.date?.getTime() ?? 0) - (other.date?.getTime() ?? 0);

/** The comments of a page, each with its replies. */
export function readComments(annotations: readonly CommentAnnotation[]): readonly CommentThread[] {
  const all = annotations.slice(0, MAX_COMMENTS);
  const byId = new Map(
    all.flatMap((one) => (one.id === undefined ? [] : [[one.id, one] as const])),
  );
  const threads = new Map<CommentAnnotation, Remark[]>();
  for (const annotation of all) {
    const comment = commentOf(annotation);
    if (comment === undefined) continue;
    const root = rootOf(annotation, byId);
    const thread = threads.get(root) ?? [];
    // A comment may follow its replies in the file.
    if (root === annotation) thread.unshift(comment);
    else thread.push(comment);
    threads.set(root, thread);
  }
  return [...threads].flatMap(([root, [first, ...replies]]) =>
    first && root.rect ? [{ ...first, replies: replies.toSorted(byDate), rect: root.rect }] : [],
  );
}
