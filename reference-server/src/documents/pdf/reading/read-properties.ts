import { cleanLine } from '../../model/clean-text.ts';
import { isDocumentError } from '../../model/document-error.ts';
import type { PageProgression, PageSize } from '../../model/imported-document.contract.ts';
import { type OpenPdf, withPage } from '../engine/open-pdf.ts';
import { copyOut, readText, viewMemory, withMemory } from '../engine/pdfium-memory.ts';

const NO_SIZE: PageSize = { width: 0, height: 0 };

/** Raw fields of a PDF's information dictionary and catalog. */
export interface PdfProperties {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  readonly keywords: string;
  readonly created: string;
  readonly language: string;
}

/** Reads the {@link PdfProperties}; a missing field is empty. */
export function readProperties(pdf: OpenPdf): PdfProperties {
  const { pdfium, handle } = pdf;
  const field = (name: string) =>
    readText(pdfium, (buffer, size) => pdfium.api.FPDF_GetMetaText(handle, name, buffer, size));
  return {
    title: field('Title'),
    author: field('Author'),
    subject: field('Subject'),
    keywords: field('Keywords'),
    created: field('CreationDate'),
    language: readText(pdfium, (buffer, size) =>
      pdfium.api.EPDFCatalog_GetLanguage(handle, buffer, size),
    ),
  };
}

/** Reads the label of each page; may be empty. */
export function readPageLabels(pdf: OpenPdf): string[] {
  const { pdfium, handle, pageCount } = pdf;
  return Array.from({ length: pageCount }, (_, index) =>
    cleanLine(
      readText(
        pdfium,
        (buffer, size) => pdfium.api.FPDF_GetPageLabel(handle, index, buffer, size),
        256,
      ),
    ),
  );
}

/** Longer than any name of a direction. */
const NAME_BYTES = 16;

/** Reads the page progression. */
export function readProgression({ pdfium, handle }: OpenPdf): PageProgression {
  const name = withMemory(pdfium, NAME_BYTES, (buffer) => {
    const size = pdfium.api.FPDF_VIEWERREF_GetName(handle, 'Direction', buffer, NAME_BYTES);
    return new TextDecoder().decode(copyOut(pdfium, buffer, Math.min(size, NAME_BYTES)));
  });
  return name.startsWith('R2L') ? 'rtl' : 'default';
}

function statedSize({ pdfium, handle }: OpenPdf, number: number): PageSize {
  return withMemory(pdfium, 8, (buffer) => {
    if (!pdfium.api.FPDF_GetPageSizeByIndexF(handle, number - 1, buffer)) return NO_SIZE;
    const view = viewMemory(pdfium, buffer, 8);
    return { width: view.getFloat32(0, true), height: view.getFloat32(4, true) };
  });
}

/** The size of page `number` in points, after rotation; 0 × 0 for a damaged one. */
export function readPageSize(pdf: OpenPdf, number: number): PageSize {
  const stated = statedSize(pdf, number);
  if (stated.width > 0 && stated.height > 0) return stated;
  const { api } = pdf.pdfium;
  try {
    return withPage(pdf, number, (page) => ({
      width: api.FPDF_GetPageWidthF(page),
      height: api.FPDF_GetPageHeightF(page),
    }));
  } catch (error) {
    if (isDocumentError(error)) return NO_SIZE;
    throw error;
  }
}

/** {@link readPageSize} of each page. */
export function readPageSizes(pdf: OpenPdf): PageSize[] {
  return Array.from({ length: pdf.pageCount }, (_, index) => readPageSize(pdf, index + 1));
}
