import { PDFDict, type PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import { DocumentError } from '../../model/document-error.ts';
import { limitError, MAX_FORM_DEPTH, MAX_PAGE_BYTES } from '../../model/import-limits.ts';
import { key } from '../objects/key.ts';
import { contentStreams, decodeDamaged } from '../objects/streams.ts';

/** The cost of painting a stream. */
interface Painting {
  /** Bytes of content, each use of a form counted. */
  readonly bytes: number;
  /** Nesting of forms. */
  readonly depth: number;
}

const NOTHING: Painting = { bytes: 0, depth: 0 };
const PAINTED = /\/([^\s\0/<>[\](){}%]+)\s+Do\b/g;

function decode(stream: PDFStream): Uint8Array {
  try {
    return decodeDamaged(stream);
  } catch (error) {
    if (error instanceof RangeError) throw limitError('stream-bytes');
    return new Uint8Array();
  }
}

/** Adds up the content of pages. Reads a form once for each resource dictionary that it paints with. */
class ContentMeter {
  readonly #known = new Map<PDFStream, Map<PDFDict | undefined, Painting>>();
  readonly #open = new Set<PDFStream>();

  /** @throws DocumentError too-large */
  paint(stream: PDFStream, inherited: PDFDict | undefined): Painting {
    const own = stream.dict.lookup(key('Resources'));
    const resources = own instanceof PDFDict ? own : inherited;
    const known = this.#known.get(stream) ?? new Map<PDFDict | undefined, Painting>();
    this.#known.set(stream, known);
    const before = known.get(resources);
    if (before) return before;
    if (this.#open.has(stream) || this.#open.size > MAX_FORM_DEPTH) throw limitError('form-depth');
    this.#open.add(stream);
    const painting = this.#content(decode(stream), resources);
    this.#open.delete(stream);
    known.set(resources, painting);
    return painting;
  }

  #content(content: Uint8Array, resources: PDFDict | undefined): Painting {
    const objects = resources?.lookup(key('XObject'));
    if (!(objects instanceof PDFDict)) return { bytes: content.length, depth: 0 };
    let { bytes, depth } = { bytes: content.length, depth: 0 };
    for (const [, name = ''] of Buffer.from(content).toString('latin1').matchAll(PAINTED)) {
      const form = this.#formOf(objects.lookup(PDFName.of(name)));
      const within = form ? this.paint(form, resources) : NOTHING;
      bytes += within.bytes;
      if (form) depth = Math.max(depth, within.depth + 1);
      if (bytes > MAX_PAGE_BYTES) throw limitError('page-bytes');
    }
    return { bytes, depth };
  }

  #formOf(object: PDFObject | undefined): PDFStream | undefined {
    const isForm =
      object instanceof PDFStream && object.dict.lookup(key('Subtype')) === key('Form');
    return isForm ? object : undefined;
  }
}

/**
 * Rejects a page that is its own ancestor, on which the engine would loop for ever.
 * @throws DocumentError broken
 */
function refuseCircle(page: PDFDict): void {
  const seen = new Set<PDFDict>();
  let node: PDFObject | undefined = page;
  while (node instanceof PDFDict) {
    if (seen.has(node)) {
      throw new DocumentError('broken', 'A page of the PDF is one of its own ancestors.');
    }
    seen.add(node);
    node = node.lookup(key('Parent'));
  }
}

/**
 * Rejects a document with too much content on a page, or too deeply nested forms, without painting anything.
 * @throws DocumentError too-large, broken
 */
export function checkPages(document: PDFDocument): void {
  const meter = new ContentMeter();
  for (const { node } of document.getPages()) {
    refuseCircle(node);
    let bytes = 0;
    for (const stream of contentStreams(node.Contents())) {
      bytes += meter.paint(stream, node.Resources()).bytes;
      if (bytes > MAX_PAGE_BYTES) throw limitError('page-bytes');
    }
  }
}
