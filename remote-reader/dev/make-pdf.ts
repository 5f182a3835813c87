import { pdfFile } from '../src/viewers/pdf/engine/pdf-file.ts';

const pageSize = '0 0 420 595';

/** The bytes that a PDF string literal needs a backslash before. */
const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&');

/** A PDF with one page for each list of lines, in ASCII and a font that every viewer has. */
export function makePdf(pages: readonly (readonly string[])[]): Blob {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((lines, index) => {
      const shown = lines.map((line) => `(${escaped(line)}) '`).join(' ');
      const content = `BT /F1 12 Tf 18 TL 40 545 Td ${shown} ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [${pageSize}] /Contents ${5 + index * 2} 0 R ` +
          '/Resources << /Font << /F1 3 0 R >> >> >>',
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  return new Blob([pdfFile(objects)], { type: 'application/pdf' });
}
