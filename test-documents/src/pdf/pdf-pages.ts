import { rawStream } from './make-raw-pdf.ts';
import { bytesOf, sizeOf, writeObjects, writePdf } from './write-pdf.ts';

/** The objects of a PDF by number; 1 is the catalog. */
export type PdfObjects = Readonly<Record<number, string>>;

/** Content that shows a text, large and near the corner of a page. */
export const say = (text: string, x = 40, y = 140, size = 14) =>
  `BT /F1 ${size} Tf ${x} ${y} Td (${text}) Tj ET`;

/** A PDF of one page; omitted parts have ordinary values. */
export interface OnePage {
  readonly content: string;
  /** Entries besides parent, content and resources. */
  readonly page?: string;
  /** Entries besides the font. */
  readonly resources?: string;
  readonly catalog?: string;
  /** Numbers from 10 on. */
  readonly objects?: PdfObjects;
}

const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

/** The objects of a PDF of one page. */
export function onePage(made: OnePage): PdfObjects {
  const { content, page = '/MediaBox [0 0 300 200]', resources = '', catalog = '' } = made;
  return {
    1: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: `<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> ${page} >>`,
    4: rawStream(content),
    5: FONT,
    ...made.objects,
  };
}

/** The objects of a PDF of several pages, numbered 10, 12, 14, … */
export function severalPages(
  pages: readonly { readonly content: string; readonly page?: string }[],
  catalog = '',
  objects: PdfObjects = {},
): PdfObjects {
  const made: Record<number, string> = {};
  for (const [at, { content, page = '' }] of pages.entries()) {
    made[10 + 2 * at] =
      `<< /Type /Page /Parent 2 0 R /Contents ${11 + 2 * at} 0 R /Resources << /Font << /F1 5 0 R >> >> /MediaBox [0 0 300 200] ${page} >>`;
    made[11 + 2 * at] = rawStream(content);
  }
  const kids = pages.map((_, at) => `${10 + 2 * at} 0 R`).join(' ');
  return {
    1: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    2: `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    5: FONT,
    ...made,
    ...objects,
  };
}

/** Writes a PDF with an incremental update of some objects. */
export function makeUpdatedPdf(objects: PdfObjects, newer: PdfObjects): Uint8Array {
  const first = Buffer.from(writePdf(objects));
  const previous = first.lastIndexOf('xref\n0 1');
  const { bytes, table } = writeObjects(newer, first);
  const size = sizeOf({ ...objects, ...newer });
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Prev ${previous} >>\n`;
  return Buffer.concat([bytes, bytesOf(`${table}${trailer}startxref\n${bytes.length}\n%%EOF\n`)]);
}

/** Writes a PDF without a cross-reference table, after some other bytes. */
export const makeLostPdf = (objects: PdfObjects): Uint8Array =>
  Buffer.concat([
    bytesOf('\n\nnothing\n'),
    writeObjects(objects).bytes,
    bytesOf('trailer\n<< /Root 1 0 R >>\n'),
  ]);
