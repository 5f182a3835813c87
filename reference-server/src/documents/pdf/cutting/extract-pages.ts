import { DocumentError } from '../../model/document-error.ts';
import type { OpenPdf } from '../engine/open-pdf.ts';
import type { Pdfium } from '../engine/pdfium.contract.ts';
import { copyOut, viewMemory, withMemory } from '../engine/pdfium-memory.ts';

function save(pdfium: Pdfium, handle: number): Uint8Array<ArrayBuffer> {
  const { api } = pdfium;
  const writer = api.PDFiumExt_OpenFileWriter();
  try {
    api.PDFiumExt_SaveAsCopy(handle, writer);
    const size = api.PDFiumExt_GetFileWriterSize(writer);
    if (size < 1) throw new DocumentError('broken', 'The pages cannot be written.');
    return withMemory(pdfium, size, (buffer) => {
      api.PDFiumExt_GetFileWriterData(writer, buffer, size);
      return copyOut(pdfium, buffer, size);
    });
  } finally {
    api.PDFiumExt_CloseFileWriter(writer);
  }
}

/**
 * Copies pages `from` … `from + amount - 1` (from 1, up to the document's end) into a new PDF, without
 * protection, with all resources that they share with other pages.
 * @throws DocumentError not-found, broken
 */
export function extractPages(pdf: OpenPdf, from: number, amount: number): Uint8Array<ArrayBuffer> {
  const { pdfium } = pdf;
  const { api } = pdfium;
  const count = Math.min(amount, pdf.pageCount - from + 1);
  if (!Number.isInteger(from) || from < 1 || !(count >= 1)) {
    throw new DocumentError('not-found', `The PDF has no page ${from}.`);
  }
  const target = api.FPDF_CreateNewDocument();
  try {
    const imported = withMemory(pdfium, count * 4, (indices) => {
      const view = viewMemory(pdfium, indices, count * 4);
      for (let at = 0; at < count; at += 1) view.setInt32(at * 4, from - 1 + at, true);
      return api.FPDF_ImportPagesByIndex(target, pdf.handle, indices, count, 0);
    });
    if (!imported) throw new DocumentError('broken', `Page ${from} is damaged.`);
    return save(pdfium, target);
  } finally {
    api.FPDF_CloseDocument(target);
  }
}
