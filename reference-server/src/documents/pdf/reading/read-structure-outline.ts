import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  type PDFObject,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { cleanLine } from '../../model/clean-text.ts';
import { key } from '../objects/key.ts';
import type { OutlineEntry } from './read-outline.ts';

const MAX_DEPTH = 32;
const MAX_ENTRIES = 10_000;

/** The page of a structure element: its own, else that of its first content. */
function pageOfElement(element: PDFObject | undefined, depth = 0): PDFRef | undefined {
  if (depth > MAX_DEPTH) return undefined;
  if (element instanceof PDFArray) {
    for (const at of element.asArray().keys()) {
      const page = pageOfElement(element.lookup(at), depth + 1);
      if (page) return page;
    }
    return undefined;
  }
  if (!(element instanceof PDFDict)) return undefined;
  const page = element.get(key('Pg'));
  return page instanceof PDFRef ? page : pageOfElement(element.lookup(key('K')), depth + 1);
}

function titleOf(bookmark: PDFDict): string {
  const title = bookmark.lookup(key('Title'));
  return title instanceof PDFString || title instanceof PDFHexString
    ? cleanLine(title.decodeText())
    : '';
}

/** Reads bookmarks whose targets are structure elements, which the engine does not resolve. */
export function readStructureOutline(document: PDFDocument): OutlineEntry[] {
  const numbers = new Map(document.getPages().map((page, index) => [page.ref, index + 1]));
  const seen = new Set<PDFDict>();

  const readSiblings = (first: PDFObject | undefined, depth: number): OutlineEntry[] => {
    const entries: OutlineEntry[] = [];
    let bookmark = first;
    while (bookmark instanceof PDFDict && !seen.has(bookmark) && seen.size < MAX_ENTRIES) {
      seen.add(bookmark);
      const page = pageOfElement(bookmark.lookup(key('SE')));
      entries.push({
        label: titleOf(bookmark),
        page: page && numbers.get(page),
        children: depth < MAX_DEPTH ? readSiblings(bookmark.lookup(key('First')), depth + 1) : [],
      });
      bookmark = bookmark.lookup(key('Next'));
    }
    return entries;
  };

  const outlines = document.catalog.lookup(key('Outlines'));
  return outlines instanceof PDFDict ? readSiblings(outlines.lookup(key('First')), 0) : [];
}
