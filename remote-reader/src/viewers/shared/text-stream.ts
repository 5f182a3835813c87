import type { TextSpan } from '@leeszaal/shared-ui/marked-text';

/** The text below a node as one string, with the way back to the nodes. */
export interface TextStream {
  readonly text: string;
  /** The range of a span of the text. */
  range(span: TextSpan): Range;
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
    const index = Math.max(
      0,
      starts.findLastIndex((start) => (end ? start < position : start <= position)),
    );
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
  };
}
