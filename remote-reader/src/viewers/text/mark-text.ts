import { findText } from '@leeszaal/shared-ui/marked-text';
import { readText } from './text-stream.ts';

/** The name under which hits are marked; style sheets refer to it as `::highlight(leeszaal-hits)`. */
export const HITS = 'leeszaal-hits';
/** The name under which the hit is marked that a search is at, and under no other. */
const HIT = 'leeszaal-hit';

/** A window whose document can be marked; jsdom and older browsers can't. */
interface MarkingWindow {
  readonly CSS?: { readonly highlights?: Map<string, unknown> };
  readonly Highlight?: new () => { add(range: AbstractRange): unknown };
}

/** Takes the marks of a document away. */
export function unmarkText(window: Window | null): void {
  const highlights = (window as MarkingWindow | null)?.CSS?.highlights;
  highlights?.delete(HITS);
  highlights?.delete(HIT);
}

/** The nth of some hits; the last where there are fewer: not everything that a server reads is shown. */
const nthOf = <T>(hits: readonly T[], nth: number): T | undefined => hits[nth] ?? hits.at(-1);

/** Where the nth hit below the root begins, from 0, else the last. */
export function placeOfHit(
  root: Node,
  texts: readonly string[],
  nth: number,
): { readonly node: Text; readonly offset: number } | undefined {
  const stream = readText(root);
  const span = nthOf(findText(stream.text, texts), nth);
  if (span === undefined) return undefined;
  const { startContainer, startOffset } = stream.range(span);
  // The stream is made of texts alone.
  return { node: startContainer as Text, offset: startOffset };
}

/**
 * Marks every hit below the root, and nothing else in its document. The document itself isn't changed, so that
 * places in it stay what they are.
 *
 * @param nth the hit that a search is at, from 0; it is marked in a way of its own
 * @returns that hit, else the first; undefined where there is none
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
    // One by one: a call takes only so many arguments, and a chapter has more hits.
    for (const span of spans) {
      // Two grounds over each other would leave the word too little contrast.
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
