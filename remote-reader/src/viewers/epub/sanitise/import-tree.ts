import { splitLink } from '../../../source/segment-link.ts';
import { sanitiseAttribute } from './attribute-rules.ts';
import { DTBOOK, htmlNameOf, noteOf } from './dtbook.ts';
import { HANDLER_MASK, STYLE_MASK, TRACK_MASK } from './mask-markup.ts';
import { EPUB, HTML, MATHML, SVG, XLINK, XML } from './namespaces.ts';
import { isPictureObject } from './picture-object.ts';
import type { ResourcePolicy } from './resource-policy.ts';

/** A style of a segment: its text, or the address of a sheet. */
export type StyleSource =
  | { readonly kind: 'text'; readonly css: string; readonly media: string }
  | { readonly kind: 'sheet'; readonly address: string; readonly media: string };

/** A copied segment. */
export interface ImportedTree {
  /** Without a window; its head is empty. */
  readonly document: Document;
  /** In order, not sanitised. */
  readonly styles: readonly StyleSource[];
}

/** Namespaces that browsers display; of other elements only the content is copied. */
const SHOWN = new Set([HTML, SVG, MATHML]);
/** Elements of which only the content is copied. */
const LOOKED_THROUGH = new Set(['noscript', 'form']);
/**
 * Elements that are not copied at all. Removing them later would be too late: Trusted Types already check
 * their creation.
 */
const LEFT_OUT = new Set(
  'applet base embed frame frameset iframe link meta noframes script style template title'.split(
    ' ',
  ),
);
/** Pseudo-attributes of a processing instruction. */
const INSTRUCTED = /(?<=^|\s)([a-z]+)\s*=\s*(["'])(.*?)\2/gs;
/** Names that the DOM accepts; HTML parsers create others too. */
const NAME = /^[a-z_][\w.:-]*$/i;

/**
 * Copies a parsed segment into a new HTML document without a window, so that sanitising meets one kind of
 * tree: no prefixes (`svg:path` is `path` of SVG), comments or instructions; `epub:type` and `xlink:href` in
 * their namespaces; addresses absolute.
 */
export function importTree(source: Document, policy: ResourcePolicy): ImportedTree {
  const copier = new TreeCopier(policy);
  for (const node of source.childNodes) copier.collectInstruction(node);
  const { documentElement: root } = source;
  if (root) copier.copyRoot(root);
  return copier;
}

/**
 * Sets the style of an element through CSSOM, which the portal's policy allows. Important declarations lose
 * their priority, so that the reader's look can override them.
 */
function declare(style: CSSStyleDeclaration, css: string): void {
  style.cssText = css;
  if (!css.includes('!')) return;
  for (const property of Array.from(style)) {
    const value = style.getPropertyValue(property);
    if (style.getPropertyPriority(property) !== '') style.setProperty(property, value);
  }
}

class TreeCopier implements ImportedTree {
  readonly document = document.implementation.createHTMLDocument('');
  readonly styles: StyleSource[] = [];
  readonly #policy: ResourcePolicy;

  constructor(policy: ResourcePolicy) {
    this.#policy = policy;
    this.document.head.replaceChildren();
  }

  copyRoot(root: Element): void {
    if (root.namespaceURI !== HTML || root.localName !== 'html') {
      this.#copyNode(root, this.document.body);
      return;
    }
    this.#copyAttributes(root, this.document.documentElement);
    for (const child of root.children) {
      if (child.localName === 'head') this.#collectStyles(child);
      else {
        this.#copyAttributes(child, this.document.body);
        this.#copyChildren(child, this.document.body);
      }
    }
  }

  /** Drawings name their sheets in instructions: `<?xml-stylesheet href="a.css"?>`. */
  collectInstruction(node: Node): void {
    if (node.nodeType !== Node.PROCESSING_INSTRUCTION_NODE) return;
    if (node.nodeName !== 'xml-stylesheet') return;
    const said = new Map(
      [...(node.nodeValue ?? '').matchAll(INSTRUCTED)].map(
        ([, name = '', , value = '']) => [name, value.replaceAll('&amp;', '&')] as const,
      ),
    );
    if (!/^text\/css\b/i.test(said.get('type') ?? 'text/css')) return;
    if (said.get('alternate') === 'yes') return;
    const address = this.#policy.readSheet(said.get('href') ?? '');
    const media = said.get('media') ?? '';
    if (address !== undefined) this.styles.push({ kind: 'sheet', address, media });
  }

  #collectStyles(head: Element): void {
    for (const child of head.children) this.#collectStyle(child);
  }

  #collectStyle(element: Element): void {
    const media = element.getAttribute('media') ?? '';
    if (element.hasAttribute(STYLE_MASK)) {
      this.styles.push({ kind: 'text', css: element.textContent ?? '', media });
    }
    const rel = element.getAttribute('rel')?.toLowerCase().split(/\s+/) ?? [];
    if (element.localName !== 'link' || !rel.includes('stylesheet') || rel.includes('alternate')) {
      return;
    }
    const address = this.#policy.readSheet(element.getAttribute('href') ?? '');
    if (address !== undefined) this.styles.push({ kind: 'sheet', address, media });
  }

  #copyChildren(from: Node, to: Element): void {
    for (let child = from.firstChild; child; child = child.nextSibling) this.#copyNode(child, to);
  }

  #copyNode(node: Node, parent: Element): void {
    if (node.nodeType === Node.TEXT_NODE || node.nodeType === Node.CDATA_SECTION_NODE) {
      parent.append(node.nodeValue ?? '');
    } else if (node.nodeType === Node.ELEMENT_NODE) {
      this.#copyElement(node as Element, parent);
    }
  }

  #copyElement(element: Element, parent: Element): void {
    const { namespaceURI } = element;
    if (namespaceURI === DTBOOK) {
      this.#copyDtbook(element, parent);
      return;
    }
    // HTML parsers keep the prefix in the name.
    const ownName = element.localName.split(':').at(-1) ?? '';
    const name = element.hasAttribute(TRACK_MASK) ? 'track' : ownName;
    // The title of a drawing is read; any other is metadata.
    const leftOut = LEFT_OUT.has(name.toLowerCase()) && !(name === 'title' && namespaceURI === SVG);
    const shown = SHOWN.has(namespaceURI ?? '') && NAME.test(name) && !LOOKED_THROUGH.has(name);
    if (namespaceURI === HTML && name.toLowerCase() === 'iframe') this.#copyFrame(element, parent);
    else if (leftOut) this.#collectStyle(element);
    else if (namespaceURI === EPUB) this.#copySwitch(element, parent);
    else if (!shown) this.#copyChildren(element, parent);
    else if (namespaceURI === HTML && name === 'object') this.#copyObject(element, parent);
    else {
      const isHtml = namespaceURI === HTML;
      this.#copyAs(element, parent, namespaceURI, isHtml ? name.toLowerCase() : name);
    }
  }

  #copyAs(element: Element, parent: Element, namespace: string | null, name: string): void {
    const copy = this.document.createElementNS(namespace, name);
    this.#copyAttributes(element, copy);
    this.#copyChildren(element, copy);
    parent.append(copy);
  }

  /** The head of a talking book names its styles; the rest is copied as HTML. */
  #copyDtbook(element: Element, parent: Element): void {
    const { localName } = element;
    if (localName === 'head') this.#collectStyles(element);
    else if (localName === 'title' || !LEFT_OUT.has(localName))
      this.#copyAs(element, parent, HTML, htmlNameOf(element));
  }

  /** Copies the first alternative of a switch that browsers display. */
  #copySwitch(element: Element, parent: Element): void {
    if (element.localName !== 'switch') {
      if (element.localName !== 'trigger') this.#copyChildren(element, parent);
      return;
    }
    const chosen = Array.from(element.children).find(
      (child) =>
        child.localName === 'default' || SHOWN.has(child.getAttribute('required-namespace') ?? ''),
    );
    if (chosen) this.#copyChildren(chosen, parent);
  }

  /** Replaces a frame by a link to its document, if that belongs to the book. */
  #copyFrame(element: Element, parent: Element): void {
    const source = element.getAttribute('src') ?? '';
    const address = source.trim() === '' ? undefined : this.#policy.readResource(source);
    if (address === undefined || address.startsWith('data:')) return;
    const link = this.document.createElement('a');
    this.#copyAttribute(link, 'href', address);
    const [, name = ''] = /([^/]*)$/.exec(splitLink(address).path) ?? [];
    link.append(element.getAttribute('title')?.trim() || name);
    parent.append(link);
  }

  /** Copies an object with a picture as an image; of any other object the fallback. */
  #copyObject(element: Element, parent: Element): void {
    if (!isPictureObject(element)) {
      this.#copyChildren(element, parent);
      return;
    }
    const image = this.document.createElement('img');
    for (const attribute of ['id', 'class', 'width', 'height']) {
      const value = element.getAttribute(attribute);
      if (value !== null) this.#copyAttribute(image, attribute, value);
    }
    this.#copyAttribute(image, 'src', element.getAttribute('data') ?? '');
    image.alt = element.getAttribute('title') ?? element.textContent?.trim() ?? '';
    parent.append(image);
  }

  #copyAttributes(from: Element, to: Element): void {
    // The older name of `id`.
    const older = from.getAttributeNS(XML, 'id');
    if (older !== null && !from.hasAttribute('id')) to.id = older;
    const note = noteOf(from);
    if (note !== undefined) this.#copyAttribute(to, 'href', note);
    for (const { namespaceURI, name, localName, value } of from.attributes) {
      // HTML parsers assign no namespace to `epub:type`.
      if (namespaceURI === EPUB || (!namespaceURI && name.startsWith('epub:'))) {
        to.setAttributeNS(EPUB, `epub:${name.split(':').at(-1)}`, value);
      } else if (namespaceURI === XML || name === 'xml:lang') {
        if (localName.endsWith('lang')) to.setAttribute('lang', value);
      } else if (namespaceURI === XLINK) {
        if (localName === 'href') this.#copyAttribute(to, 'xlink:href', value);
      } else if (!namespaceURI) {
        this.#copyAttribute(to, name === STYLE_MASK ? 'style' : name, value);
      }
    }
  }

  #copyAttribute(to: Element, name: string, value: string): void {
    // Trusted Types would reject handlers before the sanitiser removes them.
    if (!NAME.test(name) || /^on/i.test(name) || name.startsWith(HANDLER_MASK)) return;
    if (name === TRACK_MASK) return;
    const clean = sanitiseAttribute(to, name.toLowerCase(), value, this.#policy);
    if (clean === undefined) return;
    if (name === 'style') {
      if ('style' in to) declare((to as HTMLElement).style, clean);
    } else if (name === 'xlink:href') to.setAttributeNS(XLINK, name, clean);
    else to.setAttribute(name, clean);
  }
}
