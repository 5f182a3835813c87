import { PDFArray, type PDFDocument, PDFObjectCopier, PDFRef, PDFStream } from '@cantoo/pdf-lib';
import { type OpenPdf, withPage } from '../engine/open-pdf.ts';
import { key } from '../objects/key.ts';
import { loadOpen } from '../opening/load-document.ts';

/*
 * When the engine copies a page, an array with one dangling reference loses all entries. Programs leave such
 * references, for instance to deleted annotations.
 */

/** Removes dangling references from the annotations of an open page, so that a copy keeps the others. */
export function dropDanglingAnnotations({ pdfium }: OpenPdf, page: number): void {
  const { api } = pdfium;
  for (let index = api.FPDFPage_GetAnnotCount(page) - 1; index >= 0; index -= 1) {
    const annotation = api.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) api.FPDFPage_RemoveAnnot(page, index);
    else api.FPDFPage_CloseAnnot(annotation);
  }
}

/** References of a page's content streams that exist, in order. */
function contentsOf(document: PDFDocument, index: number): readonly PDFRef[] {
  const { node } = document.getPage(index);
  const contents = node.get(key('Contents'));
  const list = document.context.lookup(contents);
  const entries = list instanceof PDFArray ? list.asArray() : [contents];
  return entries.filter(
    (entry) => entry instanceof PDFRef && document.context.lookup(entry) instanceof PDFStream,
  ) as PDFRef[];
}

const showsSomething = (pdf: OpenPdf, number: number) =>
  withPage(pdf, number, (page) => pdf.pdfium.api.FPDFPage_CountObjects(page) > 0);

/**
 * Restores the contents of copied pages that the engine has dropped.
 * @param from number of the first page in the whole document
 */
export async function restoreContents(
  pdf: OpenPdf,
  part: PDFDocument,
  from: number,
): Promise<void> {
  const empty = part
    .getPages()
    .map(({ node }, at) => ({ node, number: from + at }))
    .filter(({ node, number }) => !node.has(key('Contents')) && showsSomething(pdf, number));
  const whole = empty.length > 0 ? await loadOpen(pdf) : undefined;
  if (!whole) return;
  const copier = PDFObjectCopier.for(whole.context, part.context);
  for (const { node, number } of empty) {
    const streams = contentsOf(whole, number - 1).map((stream) => copier.copy(stream));
    node.set(key('Contents'), part.context.obj(streams));
  }
}
