import type { TextSpan } from '@leeszaal/shared-contracts';
import { binarySearch } from './binary-search.ts';

/** Elements that end a word. */
export const BREAKS: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote br caption dd div dl dt figcaption figure footer h1 h2 h3 h4 ' +
    'h5 h6 header hr img li main nav ol p pre section table tbody td tfoot th thead tr ul'
  ).split(' '),
);
const UNREAD = new Set(['script', 'style', 'template', 'rp', 'rt']);

/** Reads the text below a node, in order, as one string that maps to the nodes; with a line break around each block. */
export function readText(root: Node) {
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

  /** The text node and offset of a position in the text. */
  const place = (position: number, end: boolean): [Text, number] => {
    const after = binarySearch(starts.length, (at) => {
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
    range({ from, to }: TextSpan): Range {
      const range = (root.ownerDocument ?? (root as Document)).createRange();
      range.setStart(...place(from, false));
      range.setEnd(...place(to, true));
      return range;
    },
    /** Browsers adjust live ranges at every change, and there may be a hundred thousand. */
    staticRange({ from, to }: TextSpan): StaticRange {
      const [startContainer, startOffset] = place(from, false);
      const [endContainer, endOffset] = place(to, true);
      return new StaticRange({ startContainer, startOffset, endContainer, endOffset });
    },
  };
}
