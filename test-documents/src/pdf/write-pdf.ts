/** Content of a stream; text is Latin-1. */
export type Content = string | Uint8Array;
/** The objects of a PDF by number; 1 is the catalog. */
export type Objects = Readonly<Record<number, string | readonly Content[]>>;

/** The bytes of a content. */
export const bytesOf = (content: Content) =>
  typeof content === 'string' ? Buffer.from(content, 'latin1') : content;

/** Objects in sequence, and the cross-reference table of their offsets. */
export interface WrittenObjects {
  readonly bytes: Uint8Array;
  readonly table: string;
}

/** Writes objects after some bytes. */
export function writeObjects(objects: Objects, before: Content = '%PDF-1.7\n'): WrittenObjects {
  const parts = [bytesOf(before)];
  let length = parts[0]?.length ?? 0;
  const push = (content: Content) => {
    const bytes = bytesOf(content);
    parts.push(bytes);
    length += bytes.length;
  };
  const entries = Object.entries(objects).map(([number, body]) => {
    const offset = String(length).padStart(10, '0');
    const contents = typeof body === 'string' ? [body] : body;
    for (const part of [`${number} 0 obj\n`, ...contents, '\nendobj\n']) push(part);
    return `${number} 1\n${offset} 00000 n \n`;
  });
  const table = `xref\n0 1\n0000000000 65535 f \n${entries.join('')}`;
  return { bytes: Buffer.concat(parts), table };
}

/** The number after the highest of some objects. */
export const sizeOf = (objects: Objects) => Math.max(...Object.keys(objects).map(Number)) + 1;

/** Writes a PDF with a cross-reference table. @param entries of its trailer besides size and root */
export function writePdf(objects: Objects, entries = ''): Uint8Array {
  const { bytes, table } = writeObjects(objects);
  const trailer = `trailer\n<< /Size ${sizeOf(objects)} /Root 1 0 R ${entries} >>\n`;
  const end = `${table}${trailer}startxref\n${bytes.length}\n%%EOF\n`;
  return Buffer.concat([bytes, bytesOf(end)]);
}
