import { findText } from '@leeszaal/shared-ui/marked-text';
import { readText } from './text-stream.ts';

/** The name under which hits are marked; style sheets refer to it as `::highlight(leeszaal-hits)`. */
export const HITS = 'leeszaal-hits';

/** A window whose document can be marked; jsdom and older browsers can't. */
interface MarkingWindow {
  readonly CSS?: { readonly highlights?: Map<string, unknown> };
  readonly Highlight?: new () => { add(range: AbstractRange): unknown };
}

/** Takes the marks of a document away. */
export function unmarkText(window: Window | null): void {
  (window as MarkingWindow | null)?.CSS?.highlights?.delete(HITS);
}

/** Where the first hit below the root begins. */
export function firstHit(
  root: Node,
  texts: readonly string[],
): { readonly node: Text; readonly offset: number } | undefined {
  const stream = readText(root);
  const [span] = findText(stream.text, texts);
  if (span === undefined) return undefined;
  const { startContainer, startOffset } = stream.range(span);
  // The stream is made of texts alone.
  return { node: startContainer as Text, offset: startOffset };
}

/**
 * Marks every hit below the root, and nothing else in its document; answers the hits in order. The
 * document itself isn't changed, so that places in it stay what they are.
 */
export function markText(
  root: Node,
  texts: readonly string[],
): readonly [first?: Range, ...others: StaticRange[]] {
  const window = root.ownerDocument?.defaultView ?? null;
  unmarkText(window);
  if (texts.length === 0) return [];
  const stream = readText(root);
  const [span, ...spans] = findText(stream.text, texts);
  if (span === undefined) return [];
  const first = stream.range(span);
  const others = spans.map(stream.staticRange);
  const { CSS, Highlight } = (window ?? {}) as MarkingWindow;
  if (Highlight) {
    const marks = new Highlight();
    // One by one: a call takes only so many arguments, and a chapter has more hits.
    for (const range of [first, ...others]) marks.add(range);
    CSS?.highlights?.set(HITS, marks);
  }
  return [first, ...others];
}
