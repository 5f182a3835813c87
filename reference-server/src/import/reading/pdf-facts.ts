import type { ContentsEntry } from '@leeszaal/shared-contracts';
import {
  cleanLine,
  cleanLineOrNone,
  titleFromFileName,
  yearOf,
} from '../../documents/model/clean-text.ts';
import type { DocumentMetadata } from '../../documents/model/imported-document.contract.ts';
import { findIsbn } from '../../documents/model/isbn.ts';
import { pageAddress } from '../../documents/pdf/reading/page-address.ts';
import type { OutlineEntry } from '../../documents/pdf/reading/read-outline.ts';
import type { PdfProperties } from '../../documents/pdf/reading/read-properties.ts';

/** Default titles of programs. */
const NO_TITLE = /^(?:untitled|untitled document|document ?\d*|print|title|unknown)$/i;
const PROGRAM_PREFIX = /^(?:microsoft (?:word|powerpoint|excel) - )/i;
const PROGRAM_SUFFIX = /\.(?:docx?|pptx?|xlsx?|indd|tex|dvi|odt|rtf|qxd)$/i;

/** First pages in which an ISBN is searched, besides the last two. */
const IMPRINT_PAGES = 8;

function readTitle(title: string, fileName: string): string {
  const cleaned = cleanLine(title).replace(PROGRAM_PREFIX, '').replace(PROGRAM_SUFFIX, '');
  return cleaned === '' || NO_TITLE.test(cleaned) ? titleFromFileName(fileName) : cleaned;
}

const splitList = (text: string, separator: RegExp) => [
  ...new Set(text.split(separator).map(cleanLine).filter(Boolean)),
];

/**
 * The metadata of a PDF. Authors are separated by semicolons, since names contain commas. The year is that of
 * the file's creation: a PDF states no other.
 * @param texts of the pages, to find an ISBN
 */
export function pdfMetadata(
  properties: PdfProperties,
  texts: readonly string[],
  fileName: string,
): DocumentMetadata {
  const imprint = [...texts.slice(0, IMPRINT_PAGES), ...texts.slice(IMPRINT_PAGES).slice(-2)];
  return {
    title: readTitle(properties.title, fileName),
    subtitle: undefined,
    authors: splitList(properties.author, /[;\n]/),
    language: cleanLineOrNone(properties.language),
    publisher: undefined,
    year: yearOf(properties.created),
    isbn: findIsbn(imprint.join('\n')),
    description: cleanLineOrNone(properties.subject),
    subjects: splitList(properties.keywords, /[;,\n]/),
  };
}

/** Converts bookmarks to a contents table, without those that have neither page nor children. */
export function pdfContents(outline: readonly OutlineEntry[]): ContentsEntry[] {
  return outline.flatMap(({ label, page, children }): ContentsEntry[] => {
    const below = pdfContents(children);
    if (page === undefined && below.length === 0) return [];
    if (label === '' && below.length > 0) return below;
    const link = page === undefined ? '' : pageAddress(page);
    return [{ link, title: label === '' ? String(page ?? '') : label, children: below }];
  });
}

/** The printed page numbers, or undefined when equal to the positions. */
export function pdfPageLabels(labels: readonly string[]): readonly string[] | undefined {
  const telling = labels.some((label, index) => label !== '' && label !== String(index + 1));
  return telling ? labels.map((label, index) => label || String(index + 1)) : undefined;
}
