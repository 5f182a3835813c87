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
  return new Blob([fileOf(objects)], { type: 'application/pdf' });
}

/** The objects one after the other, and the table that says at which byte each begins. */
function fileOf(objects: readonly string[]): string {
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  return (
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}` +
    `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  );
}
