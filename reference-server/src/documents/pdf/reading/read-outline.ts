import { cleanLine } from '../../model/clean-text.ts';
import type { OpenPdf } from '../engine/open-pdf.ts';
import { readText } from '../engine/pdfium-memory.ts';
import { actionPage, destinationPage } from './read-destination.ts';

/** A bookmark; its page is from 1, or undefined. */
export interface OutlineEntry {
  readonly label: string;
  readonly page: number | undefined;
  readonly children: readonly OutlineEntry[];
}

const MAX_DEPTH = 32;
const MAX_ENTRIES = 50_000;

/** Reads the bookmarks, each once: a damaged file may contain loops. */
export function readOutline(pdf: OpenPdf): OutlineEntry[] {
  const { api } = pdf.pdfium;
  const seen = new Set<number>();

  const readSiblings = (first: number, depth: number): OutlineEntry[] => {
    const entries: OutlineEntry[] = [];
    let bookmark = first;
    while (bookmark !== 0 && !seen.has(bookmark) && seen.size < MAX_ENTRIES) {
      seen.add(bookmark);
      const current = bookmark;
      const label = readText(pdf.pdfium, (buffer, size) =>
        api.FPDFBookmark_GetTitle(current, buffer, size),
      );
      const page =
        destinationPage(pdf, api.FPDFBookmark_GetDest(pdf.handle, current)) ??
        actionPage(pdf, api.FPDFBookmark_GetAction(current));
      const children =
        depth < MAX_DEPTH
          ? readSiblings(api.FPDFBookmark_GetFirstChild(pdf.handle, current), depth + 1)
          : [];
      entries.push({ label: cleanLine(label), page, children });
      bookmark = api.FPDFBookmark_GetNextSibling(pdf.handle, current);
    }
    return entries;
  };

  return readSiblings(api.FPDFBookmark_GetFirstChild(pdf.handle, 0), 0);
}
