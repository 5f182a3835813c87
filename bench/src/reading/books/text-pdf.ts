import { rawStream, writePdf } from '@leeszaal/test-documents';
import { randomFrom } from '../../search/random.ts';
import type { BenchPdf } from './bench-book.contract.ts';
import { sentences } from './sentences.ts';

/**
 * A PDF with this many pages of text, each with a picture of a few kilobytes, as in scans and
 * reports.
 */
export function makeTextPdf(pages: number): BenchPdf {
  const title = `A Report of ${pages} Pages`;
  const random = randomFrom(1);
  const picture = [...Array(48 * 48)]
    .map(() =>
      Math.floor(random() * 256)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
  const objects: string[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${[...Array(pages)].map((_page, at) => `${6 + at * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>',
    `<< /Title (${title}) >>`,
    rawStream(
      picture,
      '/Type /XObject /Subtype /Image /Width 48 /Height 48 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /ASCIIHexDecode',
    ),
  ];
  for (let page = 1; page <= pages; page += 1) {
    const lines = sentences(random, 34).map((line) => `(${line}) '`);
    const content = `BT /F1 11 Tf 16 TL 50 760 Td (Page ${page}) ' ${lines.join(' ')} ET q 90 0 0 90 440 60 cm /I Do Q`;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + page * 2} 0 R /Resources << /Font << /F1 3 0 R >> /XObject << /I 5 0 R >> >> >>`,
      rawStream(content),
    );
  }
  const numbered = Object.fromEntries(objects.map((object, index) => [index + 1, object]));
  return {
    kind: 'PDF',
    name: `text, ${pages} pages`,
    title,
    fileName: 'report.pdf',
    bytes: writePdf(numbered, '/Info 4 0 R'),
    pages,
    jumps: [0.7, 0.5, 0.12, 0.94, 0.33].map((part) => Math.round(part * pages)),
  };
}
