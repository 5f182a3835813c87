import type { TextSpan } from '@leeszaal/shared-ui/marked-text';
import { firstWhere } from './first-where.ts';

/** The text below a node as one string, with the way back to the nodes. */
export interface TextStream {
  readonly text: string;
  /** The range of a span of the text. */
  range(span: TextSpan): Range;
  /**
   * The same for as long as the nodes stay what they are. A live range is adjusted at every change of
   * its document; of these there may be a hundred thousand.
   */
  staticRange(span: TextSpan): StaticRange;
}

/** Elements that a word does not reach across. */
export const BREAKS: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote br caption dd div dl dt figcaption figure footer h1 h2 h3 h4 ' +
    'h5 h6 header hr img li main nav ol p pre section table tbody td tfoot th thead tr ul'
  ).split(' '),
);
/** Elements whose text is not read. */
const UNREAD = new Set(['script', 'style', 'template', 'rp', 'rt']);

/** Reads the text below a node in order; between blocks stands a line break. */
export function readText(root: Node): TextStream {
  const nodes: Text[] = [];
  const starts: number[] = [];
  let text = '';

  const visit = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) {
      nodes.push(node as Text);
      starts.push(text.length);
      text += (node as Text).data;
      return;
    }
    const name = node.nodeName.toLowerCase();
    if (UNREAD.has(name)) return;
    const breaks = BREAKS.has(name);
    if (breaks) text += '\n';
    for (let child = node.firstChild; child; child = child.nextSibling) visit(child);
    if (breaks) text += '\n';
  };
  visit(root);

  /** The node and the offset in it at which a position of the text lies. */
  const place = (position: number, end: boolean): [Text, number] => {
    const after = firstWhere(starts.length, (at) => {
      const start = starts[at] ?? 0;
      return end ? start >= position : start > position;
    });
    const index = Math.max(0, after - 1);
    const node = nodes[index];
    if (node === undefined) throw new RangeError('There is no text');
    return [node, Math.min(position - (starts[index] ?? 0), node.length)];
  };

  return {
    text,
    range({ from, to }) {
      const range = (root.ownerDocument ?? (root as Document)).createRange();
      range.setStart(...place(from, false));
      range.setEnd(...place(to, true));
      return range;
    },
    staticRange({ from, to }) {
      const [startContainer, startOffset] = place(from, false);
      const [endContainer, endOffset] = place(to, true);
      return new StaticRange({ startContainer, startOffset, endContainer, endOffset });
    },
  };
}
