import { type MarkupMode, type ScannedTag, scanMarkup } from '../../../text/scan-markup.ts';
import { resolveBase } from '../addresses/epub-address.ts';

/** A tag that may say a base; most documents have none, and are not read twice. */
const MAY_HAVE_BASE = /<(?:[\w-]+:)?base[\s/]/i;
/** A chain of bases that goes deeper is no book's, but made to take long. */
const MOST_WITHIN = 32;
/** They have no end tag in HTML: nothing is within them. */
const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

const attributeOf = ({ attributes }: ScannedTag, name: string) =>
  attributes.find((attribute) => attribute.name === name)?.value;

/** What the first base of a document says; it holds for all of it, also for what stands before. */
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
  /** How many elements of its name are open, itself among them. */
  open: number;
}

/**
 * Knows from where the references in a document count: from the document itself, unless a `base` or an
 * `xml:base` says otherwise. Each is a path of the archive, for none leads out of the book. Has to be told
 * of all tags, in order.
 */
export class BaseTracker {
  readonly #document: string;
  readonly #within: BasedElement[] = [];

  /** @param path of the document in the archive */
  constructor(path: string, source: string, mode: MarkupMode) {
    this.#document = resolveBase(readBase(source, mode) ?? '', path);
  }

  /** From where references count that stand here. */
  get current(): string {
    return this.#within.at(-1)?.base ?? this.#document;
  }

  /** A start tag; answers from where its own attributes count. */
  open(tag: ScannedTag): string {
    const last = this.#within.at(-1);
    const written = attributeOf(tag, 'xml:base');
    const base = written === undefined ? this.current : resolveBase(written, this.current);
    if (tag.selfClosing || VOID.has(tag.name)) return base;
    if (base !== this.current && this.#within.length < MOST_WITHIN) {
      this.#within.push({ name: tag.name, base, open: 1 });
    } else if (last?.name === tag.name) last.open += 1;
    return base;
  }

  /** An end tag. */
  close(name: string): void {
    const last = this.#within.at(-1);
    if (last?.name !== name) return;
    last.open -= 1;
    if (last.open === 0) this.#within.pop();
  }
}
