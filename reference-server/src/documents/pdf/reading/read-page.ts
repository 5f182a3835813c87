import { type OpenPdf, withPage } from '../engine/open-pdf.ts';
import { copyOut, decodeUtf16, withMemory } from '../engine/pdfium-memory.ts';
import { readPageLinks } from './read-page-links.ts';

/** What import keeps of one page. */
export interface PageReading {
  /** NFC, lines separated by `\n`; a word broken at a line's end is whole again. */
  readonly text: string;
  /** The pages (from 1) that its links lead to, each once, in order of appearance. */
  readonly targets: readonly number[];
  /** The engine cannot open the page. */
  readonly damaged: boolean;
}

const MAX_CHARACTERS = 2_000_000;

// What the engine writes for a hyphen at a line's end, and the white space after it.
const LINE_HYPHEN = new RegExp(`[${String.fromCharCode(2)}\\uFFFE]\\s*`, 'g');

/** Turns the engine's text (CRLF, its mark for a hyphen at a line's end) into plain text. */
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

/** Reads one page; a damaged one reads as empty, so that the rest of its document can be used. */
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
