import type { OpenPdf } from '../engine/open-pdf.ts';

/** The engine's `FPDFAction_GetType` of a jump within the file. */
const GO_TO = 1;

/** The page (from 1) of a destination, or undefined. */
export function destinationPage(pdf: OpenPdf, destination: number): number | undefined {
  if (destination === 0) return undefined;
  const index = pdf.pdfium.api.FPDFDest_GetDestPageIndex(pdf.handle, destination);
  return index >= 0 && index < pdf.pageCount ? index + 1 : undefined;
}

/** The page (from 1) of a jump, or undefined for any other action. */
export function actionPage(pdf: OpenPdf, action: number): number | undefined {
  const { api } = pdf.pdfium;
  if (action === 0 || api.FPDFAction_GetType(action) !== GO_TO) return undefined;
  return destinationPage(pdf, api.FPDFAction_GetDest(pdf.handle, action));
}
