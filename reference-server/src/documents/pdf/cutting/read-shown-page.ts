import { type OpenPdf, openPdf, withPage } from '../engine/open-pdf.ts';
import { memorySource } from '../engine/pdf-source.ts';
import { copyOut, decodeUtf16, withMemory } from '../engine/pdfium-memory.ts';
import { type PageReading, readPage } from '../reading/read-page.ts';
import { cutPage, hidesLayers } from './cut-pages.ts';

/** The mark of content in a layer (optional content), and its bytes as zero-terminated UTF-16. */
const LAYER = 'OC';
const LAYER_BYTES = 6;

function isLayer({ pdfium }: OpenPdf, mark: number): boolean {
  return withMemory(pdfium, LAYER_BYTES + 4, (name) => {
    const length = name + LAYER_BYTES;
    const isShort = pdfium.api.FPDFPageObjMark_GetName(mark, name, LAYER_BYTES, length);
    return isShort && decodeUtf16(copyOut(pdfium, name, LAYER_BYTES)) === LAYER;
  });
}

function hasLayers(pdf: OpenPdf, number: number): boolean {
  const { api } = pdf.pdfium;
  const marksOf = (object: number) =>
    Array.from({ length: Math.max(0, api.FPDFPageObj_CountMarks(object)) }, (_, index) =>
      api.FPDFPageObj_GetMark(object, index),
    );
  return withPage(pdf, number, (page) => {
    for (let at = api.FPDFPage_CountObjects(page) - 1; at >= 0; at -= 1) {
      const object = api.FPDFPage_GetObject(page, at);
      if (marksOf(object).some((mark) => isLayer(pdf, mark))) return true;
    }
    return false;
  });
}

/** {@link readPage} without the text of hidden layers, which a search must not find. */
export async function readShownPage(pdf: OpenPdf, number: number): Promise<PageReading> {
  const reading = readPage(pdf, number);
  if (reading.text === '' || !hasLayers(pdf, number) || !(await hidesLayers(pdf))) return reading;
  const part = openPdf(pdf.pdfium, pdf.path, memorySource(await cutPage(pdf, number)));
  try {
    return { ...reading, text: readPage(part, 1).text };
  } finally {
    part.close();
  }
}
