import { PDFDocument } from '@cantoo/pdf-lib';
import { isDocumentError } from '../model/document-error.ts';
import { saveDocument } from './load-document.ts';
import type { OpenPdf } from './open-pdf.ts';
import { readPageSize } from './read-properties.ts';
import { renderPage } from './render-page.ts';

/** Twice the pixels of an ordinary screen's page. */
const WIDTH = 1_600;
const A4 = { width: 595, height: 842 };

function paint(pdf: OpenPdf, number: number): Uint8Array | undefined {
  try {
    return renderPage(pdf, number, WIDTH);
  } catch (error) {
    if (isDocumentError(error, 'not-found')) throw error;
    if (isDocumentError(error)) return undefined;
    throw error;
  }
}

/**
 * A page as a picture in a PDF of its own, for one that is too damaged to be copied; empty when the
 * engine cannot even paint it.
 * @throws DocumentError not-found
 */
export async function pictureOfPage(pdf: OpenPdf, number: number): Promise<Uint8Array> {
  const painted = paint(pdf, number);
  const stated = readPageSize(pdf, number);
  const { width, height } = stated.width > 0 && stated.height > 0 ? stated : A4;
  const document = await PDFDocument.create({ updateMetadata: false });
  const page = document.addPage([width, height]);
  if (painted) page.drawImage(await document.embedPng(painted), { x: 0, y: 0, width, height });
  return saveDocument(document);
}
