import { PDFDocument } from '@cantoo/pdf-lib';
import { encodeJpeg } from '../../pictures/picture-codecs.ts';
import type { OpenPdf } from '../engine/open-pdf.ts';
import { saveDocument } from '../opening/load-document.ts';
import { renderPixels } from '../painting/render-page.ts';
import { readPageSize } from '../reading/read-properties.ts';

/** Twice the width of a page on an ordinary screen. */
const WIDTH = 1_600;
const A4 = { width: 595, height: 842 };

/**
 * Paints a page that cannot be copied as a JPEG in a PDF of its own.
 * @throws DocumentError not-found; broken, when the engine cannot paint it
 */
export async function pageAsPicture(pdf: OpenPdf, number: number): Promise<Uint8Array> {
  const painted = await encodeJpeg(renderPixels(pdf, number, WIDTH));
  const stated = readPageSize(pdf, number);
  const { width, height } = stated.width > 0 && stated.height > 0 ? stated : A4;
  const document = await PDFDocument.create({ updateMetadata: false });
  const page = document.addPage([width, height]);
  page.drawImage(await document.embedJpg(painted), { x: 0, y: 0, width, height });
  return saveDocument(document);
}
