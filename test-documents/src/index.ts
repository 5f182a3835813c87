export { type Book, type BookFile, makeBook, type SpineFile } from './epub/make-book.ts';
export {
  container,
  epubFiles,
  type MadeEpub,
  makeEpub,
  makeZip,
} from './epub/make-epub.ts';
export { makeRawZip, type RawEntry } from './epub/make-raw-zip.ts';
export { DAMAGED_PDFS, LOST_PAGE } from './pdf/make-damaged-pdf.ts';
export {
  chainBomb,
  contentBomb,
  countlessParts,
  cyclicTree,
  deepTree,
  longChain,
  manyObjects,
  manyPages,
  nestedForms,
  objectStreamBomb,
  pictureBomb,
  recursiveForm,
  tableBomb,
} from './pdf/make-hostile-pdf.ts';
export { type MadeLock, makeLockedPdf } from './pdf/make-locked-pdf.ts';
export { makePackedPdf } from './pdf/make-packed-pdf.ts';
export { makePdf } from './pdf/make-pdf.ts';
export { makeRawPdf, rawPage, rawStream } from './pdf/make-raw-pdf.ts';
export {
  makeLostPdf,
  makeUpdatedPdf,
  onePage,
  type PdfObjects,
  say,
  severalPages,
} from './pdf/pdf-pages.ts';
export { type Objects, writePdf } from './pdf/write-pdf.ts';
export {
  inJxlContainer,
  makeJpeg,
  makeJxl,
  makePixels,
  makePng,
} from './pictures/make-picture.ts';
