/** A stream with its length. */
export const rawStream = (content: string) =>
  `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;

/** The objects of a page that shows a word: the page itself, `at`, and its content, the next number. */
export const rawPage = (at: number, word: string, more = '/MediaBox [0 0 300 200]') => ({
  [at]: `<< /Type /Page /Parent 2 0 R /Contents ${at + 1} 0 R /Resources << /Font << /F 3 0 R >> >> ${more} >>`,
  [at + 1]: rawStream(`BT /F 20 Tf 40 100 Td (${word}) Tj ET`),
});

/** Writes a PDF object by object, so that it can say what is not so; 1 is the catalog, 3 a font. */
export function makeRawPdf(objects: Readonly<Record<number, string>>): Uint8Array {
  const all: Readonly<Record<string, string>> = {
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    3: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...objects,
  };
  let text = '%PDF-1.7\n';
  const entries = Object.entries(all).map(([number, body]) => {
    const place = String(text.length).padStart(10, '0');
    text += `${number} 0 obj\n${body}\nendobj\n`;
    return `${number} 1\n${place} 00000 n \n`;
  });
  const size = Math.max(...Object.keys(all).map(Number)) + 1;
  const table = `xref\n0 1\n0000000000 65535 f \n${entries.join('')}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return new TextEncoder().encode(text + table + end);
}
