import { EPUB, HTML, MATHML, SVG, XLINK, XML } from './namespaces.ts';

/** Namespaces whose elements a browser shows; others are looked through. */
const SHOWN = new Set([HTML, SVG, MATHML]);
/** What a browser without scripts shows instead of, or what has no meaning in a page of a book. */
const LOOKED_THROUGH = new Set(['noscript']);
/** Whose content is not for reading, whatever they claim to be. */
const NOT_TEXT = new Set(['script', 'style']);

/**
 * Copies what a parser made of a segment into a fresh HTML document without a window, so that
 * sanitising meets one kind of tree: prefixes are gone (`svg:path` is `path` of SVG), character data
 * is text, comments and instructions stay behind, `epub:type` and `xlink:href` keep their namespace.
 */
export function importTree(source: Document): Document {
  const target = document.implementation.createHTMLDocument('');
  const { documentElement: root } = source;
  if (!root) return target;
  if (root.namespaceURI === HTML && root.localName === 'html') {
    copyAttributes(root, target.documentElement);
    for (const child of root.children) {
      const copy = child.localName === 'head' ? target.head : target.body;
      copyAttributes(child, copy);
      copyChildren(child, copy);
    }
  } else {
    copyNode(root, target.body);
  }
  return target;
}

function copyChildren(from: Node, to: Element): void {
  for (let child = from.firstChild; child; child = child.nextSibling) copyNode(child, to);
}

function copyNode(node: Node, parent: Element): void {
  if (node.nodeType === Node.TEXT_NODE || node.nodeType === Node.CDATA_SECTION_NODE) {
    parent.append(node.nodeValue ?? '');
  } else if (node.nodeType === Node.ELEMENT_NODE) {
    copyElement(node as Element, parent);
  }
}

function copyElement(element: Element, parent: Element): void {
  const { namespaceURI } = element;
  // An HTML parser leaves the prefix in the name.
  const localName = element.localName.split(':').at(-1) ?? '';
  if (NOT_TEXT.has(localName.toLowerCase()) && namespaceURI !== HTML && namespaceURI !== SVG)
    return;
  const shown = SHOWN.has(namespaceURI ?? '') && !LOOKED_THROUGH.has(localName);
  if (namespaceURI === EPUB) copySwitch(element, parent);
  else if (!shown) copyChildren(element, parent);
  else if (namespaceURI === HTML && localName === 'object') copyObject(element, parent);
  else {
    const name = namespaceURI === HTML ? localName.toLowerCase() : localName;
    const copy = parent.ownerDocument.createElementNS(namespaceURI, name);
    copyAttributes(element, copy);
    copyChildren(element, copy);
    parent.append(copy);
  }
}

/** Of the alternatives of a switch, the first that a browser can show. */
function copySwitch(element: Element, parent: Element): void {
  if (element.localName !== 'switch') {
    if (element.localName !== 'trigger') copyChildren(element, parent);
    return;
  }
  const chosen = Array.from(element.children).find(
    (child) =>
      child.localName === 'default' || SHOWN.has(child.getAttribute('required-namespace') ?? ''),
  );
  if (chosen) copyChildren(chosen, parent);
}

/** An object that holds a picture is a picture; of any other its fallback is shown. */
function copyObject(element: Element, parent: Element): void {
  if (element.getAttribute('type')?.startsWith('image/')) parent.append(pictureOf(element, parent));
  else copyChildren(element, parent);
}

function pictureOf(element: Element, { ownerDocument }: Element): HTMLImageElement {
  const image = ownerDocument.createElement('img');
  image.setAttribute('src', element.getAttribute('data') ?? '');
  image.setAttribute('alt', element.getAttribute('title') ?? element.textContent?.trim() ?? '');
  for (const name of ['id', 'class', 'style', 'width', 'height']) {
    const value = element.getAttribute(name);
    if (value !== null) image.setAttribute(name, value);
  }
  return image;
}

function copyAttributes(from: Element, to: Element): void {
  for (const { namespaceURI, name, localName, value } of from.attributes) {
    // An HTML parser knows no namespace for `epub:type`.
    if (namespaceURI === EPUB || (!namespaceURI && name.startsWith('epub:'))) {
      to.setAttributeNS(EPUB, `epub:${name.split(':').at(-1)}`, value);
    } else if (namespaceURI === XLINK) {
      to.setAttributeNS(XLINK, `xlink:${localName}`, value);
    } else if (namespaceURI === XML || name === 'xml:lang') {
      if (localName.endsWith('lang')) to.setAttribute('lang', value);
    } else if (!namespaceURI && !name.includes(':')) {
      to.setAttribute(name, value);
    }
  }
}
