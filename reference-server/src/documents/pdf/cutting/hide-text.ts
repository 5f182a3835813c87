import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { operationsIn } from '../objects/content-operations.ts';
import { key } from '../objects/key.ts';
import { contentStreams, decodeStream } from '../objects/streams.ts';

/** Operators that show text, and their replacement in a hidden layer: the move to the next line stays. */
const SHOWING: Readonly<Record<string, string>> = { Tj: '', TJ: '', "'": ' T* ', '"': ' T* ' };

/** Visibility of a page's resources. */
interface Hidden {
  /** Whether content marked with a name of `Properties` is hidden. */
  mark(name: string): boolean;
  /** Whether the object with a name of `XObject` is hidden. */
  object(name: string): boolean;
}

/**
 * Removes the text and the objects of hidden layers from a content stream; undefined when it has none. The
 * rest is unchanged, since later operations may depend on it.
 */
export function withoutHiddenText(text: string, hidden: Hidden): string | undefined {
  const marks: boolean[] = [];
  let parts = '';
  let copied = 0;
  let isOwnText = false;
  for (const { operator, operands, start, end } of operationsIn(text)) {
    const isHidden = marks.includes(true);
    let left: string | undefined;
    if (operator === 'BMC') marks.push(false);
    else if (operator === 'BDC') {
      marks.push(operands[0] === '/OC' && hidden.mark(operands[1] ?? ''));
    } else if (operator === 'EMC') marks.pop();
    // Text outside the layer that continues a line would move.
    else if (operator === 'BT') isOwnText = isHidden;
    else if (operator === 'Do' && (isHidden || hidden.object(operands[0] ?? ''))) left = '';
    else if (isHidden && isOwnText) left = SHOWING[operator];
    if (left === undefined) continue;
    parts += text.slice(copied, start) + left;
    copied = end;
  }
  return copied === 0 ? undefined : parts + text.slice(copied);
}

const decode = (stream: PDFStream): string => Buffer.from(decodeStream(stream)).toString('latin1');

/** Whether a membership is visible, by its number of hidden layers (`P` of ISO 32000, 8.11.2.2). */
const SHOWN: Readonly<Record<string, (off: number, all: number) => boolean>> = {
  '/AnyOn': (off, all) => off < all,
  '/AllOn': (off) => off === 0,
  '/AnyOff': (off) => off > 0,
  '/AllOff': (off, all) => off === all,
};

/** Removes the text of hidden layers from pages and forms. */
class TextHider {
  readonly #document: PDFDocument;
  readonly #off: ReadonlySet<PDFObject>;
  readonly #seen = new Set<PDFRef>();

  constructor(document: PDFDocument, off: readonly PDFRef[]) {
    this.#document = document;
    this.#off = new Set(off);
  }

  /** Whether a layer, or a membership of several layers, is hidden. */
  #isOff(layer: PDFObject | undefined): boolean {
    if (layer instanceof PDFRef && this.#off.has(layer)) return true;
    const dictionary = this.#document.context.lookup(layer);
    // Only the viewer evaluates visibility expressions.
    if (!(dictionary instanceof PDFDict) || dictionary.has(key('VE'))) return false;
    const members = dictionary.get(key('OCGs'));
    const list = this.#document.context.lookup(members);
    const all = list instanceof PDFArray ? list.asArray() : members === undefined ? [] : [members];
    if (all.length === 0) return false;
    const off = all.filter((one) => this.#off.has(one)).length;
    const rule = SHOWN[String(dictionary.lookup(key('P')))] ?? SHOWN['/AnyOn'];
    return rule !== undefined && !rule(off, all.length);
  }

  #hiddenIn(resources: PDFDict): Hidden {
    const entry = (category: string, name: string) => {
      const entries = resources.lookup(key(category));
      return entries instanceof PDFDict ? entries.get(PDFName.of(name.slice(1))) : undefined;
    };
    return {
      mark: (name) => this.#isOff(entry('Properties', name)),
      object: (name) => {
        const object = this.#document.context.lookup(entry('XObject', name));
        return object instanceof PDFStream && this.#isOff(object.dict.get(key('OC')));
      },
    };
  }

  /** Processes a page, whose streams form one text. */
  page(node: PDFDict, resources: PDFDict | undefined, contents: PDFObject | undefined): void {
    if (!resources) return;
    const text = contentStreams(contents).map(decode).join('\n');
    const left = withoutHiddenText(text, this.#hiddenIn(resources));
    const { context } = this.#document;
    if (left !== undefined) {
      const stream = context.flateStream(Buffer.from(left, 'latin1'));
      node.set(key('Contents'), context.register(stream));
    }
    this.#forms(resources);
  }

  #forms(resources: PDFDict): void {
    const entries = resources.lookup(key('XObject'));
    if (!(entries instanceof PDFDict)) return;
    const { context } = this.#document;
    for (const ref of entries.values()) {
      const form = context.lookup(ref);
      if (!(ref instanceof PDFRef) || this.#seen.has(ref) || !(form instanceof PDFStream)) continue;
      this.#seen.add(ref);
      if (form.dict.lookup(key('Subtype')) !== key('Form')) continue;
      const own = form.dict.lookup(key('Resources'));
      const used = own instanceof PDFDict ? own : resources;
      const left = withoutHiddenText(decode(form), this.#hiddenIn(used));
      if (left !== undefined) {
        const stream = context.flateStream(Buffer.from(left, 'latin1'));
        for (const [name, value] of form.dict.entries()) {
          if (!stream.dict.has(name) && name !== key('DecodeParms')) stream.dict.set(name, value);
        }
        context.assign(ref, stream);
      }
      if (own instanceof PDFDict) this.#forms(own);
    }
  }
}

/**
 * Removes the text of hidden layers from a document, since text extraction and search ignore layers.
 *
 * @param off the hidden layers
 * @throws when a content stream cannot be decoded
 */
export function hideText(document: PDFDocument, off: readonly PDFRef[]): void {
  if (off.length === 0) return;
  const hider = new TextHider(document, off);
  for (const { node } of document.getPages()) hider.page(node, node.Resources(), node.Contents());
}
