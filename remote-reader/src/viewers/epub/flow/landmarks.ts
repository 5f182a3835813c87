/** A place that survives a new layout: an offset in a text, or an element such as a picture. */
export interface Landmark {
  readonly node: Text | Element;
  readonly offset: number;
}

/** The part of a landmark on a page, in UTF-16 units of a text. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/** The parts of landmarks on one page. */
export type PageParts = ReadonlyMap<Node, Part>;

/** Elements that are visible without text. */
const SEEN = new Set(['img', 'svg', 'video', 'audio', 'hr', 'math']);

/**
 * The visible content of a node: texts that are not blank, pictures, formulas.
 *
 * @param anchors receives each possible link target, with the number of landmarks before it
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

/** The boxes of a node, or of the character at an offset. */
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
