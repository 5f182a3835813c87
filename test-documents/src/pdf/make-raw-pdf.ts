import { writePdf } from './write-pdf.ts';

/** A stream. @param entries of its dictionary besides the length */
export const rawStream = (content: string, entries = '') =>
  `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;

/** The objects of a page with a word: the page, `at`, and its content, the next number. */
export const rawPage = (at: number, word: string, more = '/MediaBox [0 0 300 200]') => ({
  [at]: `<< /Type /Page /Parent 2 0 R /Contents ${at + 1} 0 R /Resources << /Font << /F 3 0 R >> >> ${more} >>`,
  [at + 1]: rawStream(`BT /F 20 Tf 40 100 Td (${word}) Tj ET`),
});

/** Writes a PDF from its objects; 1 is by default a catalog, 3 a font. */
export const makeRawPdf = (objects: Readonly<Record<number, string>>): Uint8Array =>
  writePdf({
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    3: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...objects,
  });
