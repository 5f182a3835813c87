import { PDFDateString } from 'pdfjs-dist';
import type { Remark } from '../../contract/viewer.contract.ts';

/** A comment with the answers to it, where it stands on its page. */
export interface CommentThread extends Remark {
  /** In the order in which they were given. */
  readonly replies: readonly Remark[];
  /** The corners of what it is about, in units of the page. */
  readonly rect: readonly [number, number, number, number];
}

/** The part of an annotation that is read; pdf.js types annotations as `any`. */
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
  /** Of an annotation that only says what somebody thinks of another: accepted, rejected. */
  readonly stateModel?: string | null;
}

/** What is read on the page itself, leads elsewhere, or belongs to another annotation. */
const WITHOUT_COMMENT = new Set(['Link', 'Widget', 'Popup', 'FreeText', 'Redact', 'Watermark']);
/** More comments nobody reads on a page. */
const MAX_COMMENTS = 1_000;

function commentOf(annotation: CommentAnnotation): Remark | undefined {
  const { subtype = '', contentsObj, richText, titleObj, stateModel } = annotation;
  const text = (contentsObj?.str || richText?.str || '').replace(/\r\n?/g, '\n').trim();
  if (text === '' || stateModel || WITHOUT_COMMENT.has(subtype)) return undefined;
  const stamp = annotation.modificationDate ?? annotation.creationDate;
  const date = stamp ? PDFDateString.toDateObject(stamp) : null;
  return { author: titleObj?.str?.trim() || undefined, date: date ?? undefined, text };
}

/** What each annotation answers in the end; those that answer one another in a ring answer nothing. */
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

/** The comments on a page, each with its answers. */
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
    // What is answered comes first, though it stands behind its answers in the file.
    if (root === annotation) thread.unshift(comment);
    else thread.push(comment);
    threads.set(root, thread);
  }
  return [...threads].flatMap(([root, [first, ...replies]]) =>
    first && root.rect ? [{ ...first, replies: replies.toSorted(byDate), rect: root.rect }] : [],
  );
}
