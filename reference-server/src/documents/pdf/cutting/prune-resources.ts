import {
  PDFArray,
  PDFDict,
  type PDFName,
  type PDFObject,
  type PDFPageLeaf,
  PDFStream,
} from '@cantoo/pdf-lib';
import { contentNames } from '../objects/content-names.ts';
import { key } from '../objects/key.ts';
import { decodeStream } from '../objects/streams.ts';

const CATEGORIES = 'Font XObject ExtGState Pattern Shading ColorSpace Properties'
  .split(' ')
  .map(key);
const ALWAYS_KEPT = new Set(['DefaultGray', 'DefaultRGB', 'DefaultCMYK'].map(key));

/** The names in a stream; undefined when it cannot be decoded. */
function namesOf(stream: PDFStream): ReadonlySet<PDFName> | undefined {
  try {
    return contentNames(decodeStream(stream));
  } catch {
    return undefined;
  }
}

function streamsIn(value: PDFObject | undefined): PDFStream[] {
  if (value instanceof PDFStream) return [value];
  if (value instanceof PDFArray)
    return value.asArray().flatMap((_, at) => streamsIn(value.lookup(at)));
  if (value instanceof PDFDict)
    return value.keys().flatMap((name) => streamsIn(value.lookup(name)));
  return [];
}

/** Collects the names that pages use of each resource dictionary. */
class UsedResources {
  /** Used names by dictionary of a category (fonts, images …). */
  readonly used = new Map<PDFDict, Set<PDFName>>();
  readonly #visited = new Map<PDFStream, Set<PDFDict | undefined>>();

  /** Follows a stream, which paints with its own or the inherited resources. */
  paint(stream: PDFStream, inherited: PDFDict | undefined): void {
    const resources = stream.dict.lookupMaybe(key('Resources'), PDFDict) ?? inherited;
    const before = this.#visited.get(stream) ?? new Set();
    if (before.has(resources)) return;
    this.#visited.set(stream, before.add(resources));
    if (resources) this.#use(resources, namesOf(stream));
  }

  /** @param names undefined for all names */
  #use(resources: PDFDict, names: ReadonlySet<PDFName> | undefined): void {
    for (const category of CATEGORIES) {
      const entries = resources.lookup(category);
      if (!(entries instanceof PDFDict)) continue;
      const used = this.used.get(entries) ?? new Set();
      this.used.set(entries, used);
      for (const name of names ?? entries.keys()) {
        if (!entries.has(name)) continue;
        used.add(name);
        this.#follow(entries.lookup(name), resources);
      }
    }
  }

  #follow(resource: PDFObject | undefined, inherited: PDFDict): void {
    if (resource instanceof PDFStream) {
      const paints =
        resource.dict.lookup(key('Subtype')) === key('Form') ||
        resource.dict.has(key('PatternType'));
      if (paints) this.paint(resource, inherited);
    } else if (resource instanceof PDFDict) {
      const glyphs = resource.lookup(key('CharProcs'));
      const own = resource.lookupMaybe(key('Resources'), PDFDict) ?? inherited;
      for (const glyph of streamsIn(glyphs)) this.paint(glyph, own);
      const mask = resource.lookup(key('SMask'));
      if (mask instanceof PDFDict)
        for (const group of streamsIn(mask.lookup(key('G')))) this.paint(group, inherited);
    }
  }
}

function appearanceStreams(annotation: PDFObject | undefined): PDFStream[] {
  const appearance = annotation instanceof PDFDict ? annotation.lookup(key('AP')) : undefined;
  return appearance instanceof PDFDict ? streamsIn(appearance) : [];
}

/**
 * Removes unused names from the resource dictionaries of all pages of a document, and of the forms, patterns
 * and glyphs that they paint. Pages may share dictionaries. The resources of a stream that cannot be decoded
 * are kept.
 */
export function pruneResources(pages: readonly PDFPageLeaf[]): void {
  const usage = new UsedResources();
  for (const page of pages) {
    const resources = page.Resources();
    for (const content of streamsIn(page.Contents())) usage.paint(content, resources);
    for (const entry of page.Annots()?.asArray() ?? []) {
      const annotation = page.context.lookup(entry);
      for (const stream of appearanceStreams(annotation)) usage.paint(stream, resources);
    }
  }
  for (const [entries, names] of usage.used) {
    for (const name of entries.keys()) {
      if (!names.has(name) && !ALWAYS_KEPT.has(name)) entries.delete(name);
    }
  }
}
