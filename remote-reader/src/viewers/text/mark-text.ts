import { findText } from '@leeszaal/shared-contracts';
import { readText } from './text-stream.ts';

/** Name of the highlight of hits; style sheets use `::highlight(leeszaal-hits)`. */
export const HITS = 'leeszaal-hits';
/** Name of the highlight of the current hit. */
const HIT = 'leeszaal-hit';

/** A window that supports highlights; jsdom and older browsers do not. */
interface MarkingWindow {
  readonly CSS?: { readonly highlights?: Map<string, unknown> };
  readonly Highlight?: new () => { add(range: AbstractRange): unknown };
}

/** Removes the marks of a document. */
export function unmarkText(window: Window | null): void {
  const highlights = (window as MarkingWindow | null)?.CSS?.highlights;
  highlights?.delete(HITS);
  highlights?.delete(HIT);
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
  const window = root.ownerDocument?.defaultView ?? null;
  unmarkText(window);
  if (texts.length === 0) return undefined;
  const stream = readText(root);
  const spans = findText(stream.text, texts);
  const at = nthOf(spans, nth ?? 0);
  if (at === undefined) return undefined;
  const current = stream.range(at);
  const { CSS, Highlight } = (window ?? {}) as MarkingWindow;
  if (Highlight) {
    const marks = new Highlight();
    // Not spread: a call has a limit of arguments, and a chapter may have more hits.
    for (const span of spans) {
      // Two overlapping highlights would leave too little contrast.
      if (nth === undefined || span !== at) marks.add(stream.staticRange(span));
    }
    CSS?.highlights?.set(HITS, marks);
    if (nth !== undefined) {
      const mark = new Highlight();
      mark.add(current);
      CSS?.highlights?.set(HIT, mark);
    }
  }
  return current;
}
