import { PDFArray, type PDFDocument, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { key } from './key.ts';
import { dictionaryOf } from './streams.ts';

/** Keys that lead from a page up to the whole document. */
const UPWARDS = new Set(['Parent', 'P', 'StructParent', 'StructParents'].map(key));

type Pair = readonly [original: PDFObject | undefined, copy: PDFObject | undefined];

/**
 * Maps the objects of a part of a document to their originals, by following equal keys from each page.
 *
 * @param first index of the first copied page, from 0
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
    // A copied page has the resources that its original inherits.
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
    const [fromDict, toDict] = [dictionaryOf(from), dictionaryOf(to)];
    for (const [name, value] of toDict?.entries() ?? []) {
      if (!UPWARDS.has(name) && fromDict?.has(name)) open.push([fromDict.get(name), value]);
    }
  }
  return matches;
}
