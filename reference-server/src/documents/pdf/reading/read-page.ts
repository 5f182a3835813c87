import { type OpenPdf, withPage } from '../engine/open-pdf.ts';
import { copyOut, decodeUtf16, withMemory } from '../engine/pdfium-memory.ts';
import { readPageLinks } from './read-page-links.ts';

/** A page as read for import. */
export interface PageReading {
  /** NFC, lines separated by `\n`, words at a line's end dehyphenated. */
  readonly text: string;
  /** Target pages (from 1) of its links, each once, in order. */
  readonly targets: readonly number[];
  /** The engine cannot open the page. */
  readonly damaged: boolean;
}

const MAX_CHARACTERS = 2_000_000;

// The engine's marks of a hyphen at a line's end, and the white space after it.
const LINE_HYPHEN = new RegExp(`[${String.fromCharCode(2)}\\uFFFE]\\s*`, 'g');

/** Converts the engine's text (CRLF, marked hyphens) to plain text. */
export function normalisePageText(raw: string): string {
  return raw
    .replace(LINE_HYPHEN, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\p{Co}\p{Cn}\p{Cs}]/gu, (mark) => (mark === '\n' || mark === '\t' ? mark : ''))
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .normalize('NFC')
    .trim();
}

function readPageText(pdf: OpenPdf, page: number): string {
  const { pdfium } = pdf;
  const textPage = pdfium.api.FPDFText_LoadPage(page);
  if (textPage === 0) return '';
  try {
    const count = Math.min(pdfium.api.FPDFText_CountChars(textPage), MAX_CHARACTERS);
    if (count < 1) return '';
    const size = (count + 1) * 2;
    return withMemory(pdfium, size, (buffer) => {
      const written = pdfium.api.FPDFText_GetText(textPage, 0, count, buffer);
      return normalisePageText(decodeUtf16(copyOut(pdfium, buffer, Math.min(size, written * 2))));
    });
  } finally {
    pdfium.api.FPDFText_ClosePage(textPage);
  }
}

/** Reads a page; a damaged one is empty, so that the rest of its document is usable. */
export function readPage(pdf: OpenPdf, number: number): PageReading {
  try {
    return withPage(pdf, number, (page) => ({
      text: readPageText(pdf, page),
      targets: [...new Set(readPageLinks(pdf, page).map((link) => link.target))],
      damaged: false,
    }));
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError || pdf.pdfium.isExhausted()) throw error;
    return { text: '', targets: [], damaged: true };
  }
}
