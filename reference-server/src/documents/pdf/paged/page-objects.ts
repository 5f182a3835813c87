import { PDFArray, type PDFContext, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib';
import { dictionaryOf } from '../objects/streams.ts';

/** Objects that refer to others in longer chains belong to one page: the search for them recurses. */
const MOST_CHAINED = 64;

/** The references in an object, those in nested arrays and dictionaries included. */
function referencesIn(object: PDFObject): PDFRef[] {
  const found: PDFRef[] = [];
  const open: PDFObject[] = [object];
  for (let next = open.pop(); next; next = open.pop()) {
    if (next instanceof PDFRef) found.push(next);
    // One by one: an array may have more items than a call takes.
    else if (next instanceof PDFArray) for (const item of next.asArray()) open.push(item);
    else for (const value of dictionaryOf(next)?.values() ?? []) open.push(value);
  }
  return found;
}

/** The objects of a document of one page. */
export interface PageObjects {
  /** Those that reach themselves, or an object that does: the page, what refers to it, the catalogue. */
  readonly own: readonly PDFRef[];
  /** The others, each after those that it refers to. */
  readonly shareable: readonly PDFRef[];
}

/** Tells which objects of a document of one page mean the same in other documents. */
export function pageObjects(context: PDFContext, catalogue: PDFRef): PageObjects {
  const isOwn = new Map<PDFRef, boolean>();
  const own: PDFRef[] = [];
  const shareable: PDFRef[] = [];

  function visit(ref: PDFRef, depth: number): boolean {
    const known = isOwn.get(ref);
    if (known !== undefined) return known;
    // Until its end: whatever refers to it meanwhile is in a circle.
    isOwn.set(ref, true);
    const object = context.lookup(ref);
    let isInCircle = depth > MOST_CHAINED;
    if (object && !isInCircle) {
      for (const next of referencesIn(object)) isInCircle = visit(next, depth + 1) || isInCircle;
    }
    isOwn.set(ref, isInCircle);
    if (object) (isInCircle ? own : shareable).push(ref);
    return isInCircle;
  }

  const open = [catalogue];
  const seen = new Set(open);
  for (let ref = open.pop(); ref; ref = open.pop()) {
    visit(ref, 0);
    const object = context.lookup(ref);
    for (const next of object ? referencesIn(object) : []) {
      if (!seen.has(next)) open.push(next);
      seen.add(next);
    }
  }
  return { own, shareable };
}

/** Whether an object cannot be in an object stream. */
export const isStream = (object: PDFObject): object is PDFStream => object instanceof PDFStream;
