import { type MarkupMode, type ScannedTag, scanMarkup } from '../../../text/scan-markup.ts';
import { resolveBase } from '../addresses/epub-address.ts';

/** A `base` tag; most documents have none and are scanned once. */
const MAY_HAVE_BASE = /<(?:[\w-]+:)?base[\s/]/i;
/** Deeper nesting of bases is hostile. */
const MAX_DEPTH = 32;
/** HTML elements without an end tag. */
const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

const attributeOf = ({ attributes }: ScannedTag, name: string) =>
  attributes.find((attribute) => attribute.name === name)?.value;

/** The first `base` of a document, which applies to all of it. */
function readBase(source: string, mode: MarkupMode): string | undefined {
  if (!MAY_HAVE_BASE.test(source)) return undefined;
  let base: string | undefined;
  scanMarkup(source, mode, {
    openTag(tag) {
      if (tag.name === 'base') base ??= attributeOf(tag, 'href');
    },
  });
  return base;
}

interface BasedElement {
  readonly name: string;
  readonly base: string;
  /** Open elements of its name, itself included. */
  open: number;
}

/**
 * Tracks the base path of references in a document: the document itself, unless a `base` or `xml:base` states
 * another. All bases are archive paths. Expects all tags in order.
 */
export class BaseTracker {
  readonly #document: string;
  readonly #stack: BasedElement[] = [];

  /** @param path of the document in the archive */
  constructor(path: string, source: string, mode: MarkupMode) {
    this.#document = resolveBase(readBase(source, mode) ?? '', path);
  }

  /** The base at the current position. */
  get current(): string {
    return this.#stack.at(-1)?.base ?? this.#document;
  }

  /** Processes a start tag. @returns the base of its own attributes */
  open(tag: ScannedTag): string {
    const last = this.#stack.at(-1);
    const written = attributeOf(tag, 'xml:base');
    const base = written === undefined ? this.current : resolveBase(written, this.current);
    if (tag.selfClosing || VOID.has(tag.name)) return base;
    if (base !== this.current && this.#stack.length < MAX_DEPTH) {
      this.#stack.push({ name: tag.name, base, open: 1 });
    } else if (last?.name === tag.name) last.open += 1;
    return base;
  }

  /** Processes an end tag. */
  close(name: string): void {
    const last = this.#stack.at(-1);
    if (last?.name !== name) return;
    last.open -= 1;
    if (last.open === 0) this.#stack.pop();
  }
}
