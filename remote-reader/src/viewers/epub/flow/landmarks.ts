/** A place that can be found again: a text and how far into it, or an element such as a picture. */
export interface Landmark {
  readonly node: Text | Element;
  readonly offset: number;
}

/** What of a landmark stands on a page: of a text UTF-16 units, of anything else all of it. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/** What of the landmarks stands on one page; of those that are missing nothing does. */
export type PageParts = ReadonlyMap<Node, Part>;

/** Elements that are something to see by themselves. */
const SEEN = new Set(['img', 'svg', 'video', 'audio', 'hr', 'math']);

/**
 * Everything below a node that can be seen: texts that aren't blank, pictures, formulas.
 *
 * @param anchors gets each element that a link may name, with how many landmarks stand before it
 */
export function findLandmarks(
  root: Node,
  anchors?: Map<Node, number>,
): readonly (Text | Element)[] {
  const found: (Text | Element)[] = [];
  const visit = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) {
      if (/\S/.test((node as Text).data)) found.push(node as Text);
      return;
    }
    if (anchors && node.nodeType === Node.ELEMENT_NODE) {
      const element = node as Element;
      if (element.hasAttribute('id') || element.hasAttribute('name')) {
        anchors.set(element, found.length);
      }
    }
    if (SEEN.has(node.nodeName.toLowerCase())) {
      found.push(node as Element);
    } else {
      for (let child = node.firstChild; child; child = child.nextSibling) visit(child);
    }
  };
  visit(root);
  return found;
}

/** The boxes of a landmark's whole node, or of the letter at its offset. */
export function boxesOf(node: Text | Element, offset?: number): readonly DOMRect[] {
  if (node.nodeType !== Node.TEXT_NODE) return [...(node as Element).getClientRects()];
  const range = node.ownerDocument.createRange();
  if (offset === undefined) {
    range.selectNodeContents(node);
  } else {
    const { length } = node as Text;
    range.setStart(node, Math.min(offset, length - 1));
    range.setEnd(node, Math.min(offset + 1, length));
  }
  return [...range.getClientRects()].filter(({ width, height }) => width > 0 || height > 0);
}
