import { PDFDict, type PDFDocument } from '@cantoo/pdf-lib';
import { key } from '../objects/key.ts';

/** The engine's mark of an annotation whose appearance it has generated. */
const GENERATED = key('PDFIUM_HasGeneratedAP');
const APPEARANCE = key('AP');

/**
 * Removes the appearances that the engine has generated for annotations other than form fields: viewers draw
 * them better (`docs/decisions.md` 92). The engine generates them when it paints a page, and keeps them while
 * the document is open.
 */
export function dropGeneratedAppearances(document: PDFDocument): void {
  for (const page of document.getPages()) {
    for (const entry of page.node.Annots()?.asArray() ?? []) {
      const annotation = document.context.lookup(entry);
      if (!(annotation instanceof PDFDict) || !annotation.has(GENERATED)) continue;
      annotation.delete(GENERATED);
      const isField = annotation.lookup(key('Subtype')) === key('Widget');
      if (!isField) annotation.delete(APPEARANCE);
    }
  }
}
