import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  type PDFObject,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { key } from './key.ts';

/** What pages have in common with their whole document, and does not lead on. */
const UPWARDS = new Set(['Parent', 'P', 'StructParent', 'StructParents'].map(key));

type Pair = readonly [original: PDFObject | undefined, copy: PDFObject | undefined];

const dictOf = (object: PDFObject | undefined): PDFDict | undefined =>
  object instanceof PDFStream ? object.dict : object instanceof PDFDict ? object : undefined;

/**
 * Which object of a document each object of a part of it was copied from: followed from page to page
 * along the same keys.
 *
 * @param first of the pages that were copied, from 0
 */
export function matchObjects(
  original: PDFDocument,
  first: number,
  part: PDFDocument,
): ReadonlyMap<PDFRef, PDFRef> {
  const matches = new Map<PDFRef, PDFRef>();
  const pages = original.getPages();
  const open: Pair[] = part.getPages().flatMap(({ node }, at): Pair[] => {
    const page = pages[first + at]?.node;
    // A copy has what its original inherits.
    return page ? [[page, node] as const, [page.Resources(), node.Resources()] as const] : [];
  });
  for (let pair = open.pop(); pair; pair = open.pop()) {
    const [source, copy] = pair;
    if (copy instanceof PDFRef) {
      if (matches.has(copy)) continue;
      if (source instanceof PDFRef) matches.set(copy, source);
    }
    const from = source instanceof PDFRef ? original.context.lookup(source) : source;
    const to = copy instanceof PDFRef ? part.context.lookup(copy) : copy;
    if (from instanceof PDFArray && to instanceof PDFArray) {
      for (const [at, element] of to.asArray().entries()) {
        if (at < from.size()) open.push([from.get(at), element]);
      }
    }
    const [fromDict, toDict] = [dictOf(from), dictOf(to)];
    for (const [name, value] of toDict?.entries() ?? []) {
      if (!UPWARDS.has(name) && fromDict?.has(name)) open.push([fromDict.get(name), value]);
    }
  }
  return matches;
}
