import { PDFDict, type PDFDocument } from '@cantoo/pdf-lib';
import { key } from '../objects/key.ts';

/** The engine's mark of an annotation whose appearance it has made itself. */
const MADE = key('PDFIUM_HasGeneratedAP');
const APPEARANCE = key('AP');

/**
 * Takes the appearances off annotations that the engine has made itself, but for those of form fields:
 * viewers draw such annotations better (`docs/decisions.md` 92). The engine makes them whenever it
 * paints a page, and keeps them as long as the document is open.
 */
export function dropMadeAppearances(document: PDFDocument): void {
  for (const page of document.getPages()) {
    for (const entry of page.node.Annots()?.asArray() ?? []) {
      const annotation = document.context.lookup(entry);
      if (!(annotation instanceof PDFDict) || !annotation.has(MADE)) continue;
      annotation.delete(MADE);
      const isField = annotation.lookup(key('Subtype')) === key('Widget');
      if (!isField) annotation.delete(APPEARANCE);
    }
  }
}
