import { findText } from '@leeszaal/shared-contracts';
import { readText } from './text-stream.ts';

/** Name of the highlight of hits; style sheets use `::highlight(leeszaal-hits)`. */
export const HITS = 'leeszaal-hits';
/** Name of the highlight of the current hit. */
const HIT = 'leeszaal-hit';

/** The ranges of one name. */
interface Marks {
  readonly size: number;
  add(range: AbstractRange): unknown;
  delete(range: AbstractRange): unknown;
}

/** A window that supports highlights; jsdom and older browsers do not. */
interface MarkingWindow {
  readonly CSS?: { readonly highlights?: Map<string, Marks> };
  readonly Highlight?: new () => Marks;
}

/** The marks in each document or shadow root, by name: the roots of a window share its highlights. */
const marked = new WeakMap<Node, Map<string, AbstractRange[]>>();

const windowOf = (node: Node): MarkingWindow =>
  ((node.ownerDocument ?? (node as Document)).defaultView ?? {}) as MarkingWindow;

/** Removes the marks of the document or shadow root that has a node. */
export function unmarkText(node: Node): void {
  const root = node.getRootNode();
  const highlights = windowOf(root).CSS?.highlights;
  for (const [name, ranges] of marked.get(root) ?? []) {
    const marks = highlights?.get(name);
    for (const range of ranges) marks?.delete(range);
    if (marks?.size === 0) highlights?.delete(name);
  }
  marked.delete(root);
}

/** Marks ranges of a document or shadow root, beside those of others. */
function mark(root: Node, name: string, ranges: AbstractRange[]): void {
  const { CSS, Highlight } = windowOf(root);
  if (!Highlight || ranges.length === 0) return;
  const marks = CSS?.highlights?.get(name) ?? new Highlight();
  // Not spread: a call has a limit of arguments, and a chapter may have more hits.
  for (const range of ranges) marks.add(range);
  CSS?.highlights?.set(name, marks);
  marked.set(root, (marked.get(root) ?? new Map<string, AbstractRange[]>()).set(name, ranges));
}

/** The nth hit, else the last: the server may index text that is not displayed. */
const nthOf = <T>(hits: readonly T[], nth: number): T | undefined => hits[nth] ?? hits.at(-1);

/** Where the nth hit below the root begins; the last if there are fewer. */
export function placeOfHit(
  root: Node,
  texts: readonly string[],
  nth: number,
): { readonly node: Text; readonly offset: number } | undefined {
  const stream = readText(root);
  const span = nthOf(findText(stream.text, texts), nth);
  if (span === undefined) return undefined;
  const { startContainer, startOffset } = stream.range(span);
  // The stream consists of text nodes only.
  return { node: startContainer as Text, offset: startOffset };
}

/**
 * Marks every hit below the root without changing the document.
 *
 * @param nth the current hit, from 0, which has a highlight of its own
 * @returns the current hit, else the first; undefined if there is none
 */
export function markText(root: Node, texts: readonly string[], nth?: number): Range | undefined {
  const page = root.getRootNode();
  unmarkText(page);
  if (texts.length === 0) return undefined;
  const stream = readText(root);
  const spans = findText(stream.text, texts);
  const at = nthOf(spans, nth ?? 0);
  if (at === undefined) return undefined;
  const current = stream.range(at);
  // Two overlapping highlights would leave too little contrast.
  const others = nth === undefined ? spans : spans.filter((span) => span !== at);
  mark(
    page,
    HITS,
    others.map((span) => stream.staticRange(span)),
  );
  if (nth !== undefined) mark(page, HIT, [current]);
  return current;
}
