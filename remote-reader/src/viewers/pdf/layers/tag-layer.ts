import type { PDFPageProxy } from 'pdfjs-dist';
import type { StructTreeContent, StructTreeNode } from 'pdfjs-dist/types/src/display/api.js';
import styles from './layers.module.css';
import { roleOfTag } from './tag-role.ts';

/** Attributes that pdf.js's type lacks. */
type Tag = StructTreeNode & { readonly alt?: string; readonly lang?: string };

/** Limits for broken documents. */
const MAX_ELEMENTS = 10_000;
const MAX_DEPTH = 48;

const isElement = (child: StructTreeNode | StructTreeContent): child is StructTreeNode =>
  'children' in child;

/** The structure tree of a page; undefined if it has none or it cannot be read. */
export async function readTags(proxy: PDFPageProxy): Promise<StructTreeNode | undefined> {
  // pdf.js returns null where its types promise a tree.
  const tree: StructTreeNode | null | undefined = await proxy
    .getStructTree()
    .catch(() => undefined);
  return tree ?? undefined;
}

/** The ids of an element's content, in order. */
function placesIn(tag: StructTreeNode, depth = 0): readonly string[] {
  if (depth > MAX_DEPTH) return [];
  return tag.children.flatMap((child) =>
    isElement(child) ? placesIn(child, depth + 1) : child.type === 'content' ? [child.id] : [],
  );
}

class TagWriter {
  readonly #parts: ReadonlyMap<string, HTMLElement>;
  #left = MAX_ELEMENTS;

  /** @param parts marked content of the text layer, by id */
  constructor(parts: ReadonlyMap<string, HTMLElement>) {
    this.#parts = parts;
  }

  write(tag: Tag, parent: HTMLElement, depth = 0): void {
    if (this.#left <= 0 || depth > MAX_DEPTH) return;
    this.#left -= 1;
    const element = document.createElement('span');
    if (tag.lang) element.lang = tag.lang;
    this.#describe(tag, element);
    parent.append(element);
    if (tag.alt) this.#replace(tag, element);
    else for (const child of tag.children) this.#writeChild(child, element, depth);
  }

  #writeChild(
    child: StructTreeNode | StructTreeContent,
    element: HTMLElement,
    depth: number,
  ): void {
    if (isElement(child)) this.write(child, element, depth + 1);
    else if (child.type === 'content' && this.#parts.has(child.id)) {
      const place = document.createElement('span');
      place.setAttribute('aria-owns', child.id);
      element.append(place);
    }
  }

  #describe({ role: name, scope, rowSpan, colSpan }: Tag, element: HTMLElement): void {
    const found = roleOfTag(name, scope);
    if (found === undefined) return;
    element.role = found.role;
    if (found.level !== undefined) element.ariaLevel = String(found.level);
    if (rowSpan) element.ariaRowSpan = String(rowSpan);
    if (colSpan) element.ariaColSpan = String(colSpan);
  }

  /** Alternative text replaces the content: of a figure, or of a word set in pieces. */
  #replace(tag: Tag, element: HTMLElement): void {
    const { alt = '' } = tag;
    if (element.role === 'img' || element.role === 'math') element.ariaLabel = alt;
    else element.textContent = alt;
    for (const place of placesIn(tag)) {
      const part = this.#parts.get(place);
      if (part) part.ariaHidden = 'true';
    }
  }
}

/**
 * The tags of a page for screen readers: invisible headings, lists and tables that own the marked parts of
 * the text layer. Content without a tag is read in place.
 */
export function buildTagLayer(tree: StructTreeNode, text: HTMLElement): HTMLElement {
  const parts = new Map(
    [...text.querySelectorAll<HTMLElement>('.markedContent[id]')].map((part) => [part.id, part]),
  );
  const layer = document.createElement('div');
  layer.className = styles.tags;
  const writer = new TagWriter(parts);
  for (const child of tree.children) if (isElement(child)) writer.write(child, layer);
  return layer;
}
