/** The content of a stream: text is taken as Latin-1. */
export type Content = string | Uint8Array;
/** The objects of a PDF by their numbers, each in pieces. */
export type Objects = Readonly<Record<number, readonly Content[]>>;

/** The bytes of a piece. */
export const bytesOf = (content: Content) =>
  typeof content === 'string' ? Buffer.from(content, 'latin1') : content;

/** Writes a PDF with a table; 1 is its catalog. @param entries of its trailer beside those that each has */
export function writePdf(objects: Objects, entries = ''): Uint8Array {
  const parts: Uint8Array[] = [Buffer.from('%PDF-1.7\n')];
  let length = 9;
  const push = (content: Content) => {
    const bytes = bytesOf(content);
    parts.push(bytes);
    length += bytes.length;
  };
  const table = Object.entries(objects).map(([number, contents]) => {
    const place = String(length).padStart(10, '0');
    for (const part of [`${number} 0 obj\n`, ...contents, '\nendobj\n']) push(part);
    return `${number} 1\n${place} 00000 n \n`;
  });
  const start = length;
  const size = Math.max(...Object.keys(objects).map(Number)) + 1;
  push(`xref\n0 1\n0000000000 65535 f \n${table.join('')}`);
  push(`trailer\n<< /Size ${size} /Root 1 0 R ${entries} >>\nstartxref\n${start}\n%%EOF\n`);
  return Buffer.concat(parts);
}
