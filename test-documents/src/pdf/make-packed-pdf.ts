import { deflateSync } from 'node:zlib';
import { bytesOf, type Content } from './write-pdf.ts';

/** Wrong facts in a packed PDF. */
export interface PackedLies {
  /** `W` of the cross-reference stream. */
  readonly widths?: string;
  /** `Index` of the cross-reference stream. */
  readonly index?: string;
  /** Entries of the cross-reference stream instead of `/Root 1 0 R`. */
  readonly root?: string;
  /** `First` and `N` of the object stream. */
  readonly first?: number;
  readonly count?: number;
  /** Changes the compressed bytes of the object stream. */
  readonly objects?: (bytes: Buffer) => Uint8Array;
  /** Changes the compressed bytes of the cross-reference stream. */
  readonly table?: (bytes: Buffer) => Uint8Array;
  /** Added to the offset that `startxref` gives. */
  readonly startOffset?: number;
}

const TABLE = 90;
const PACK = 80;

const isStream = ([, body]: readonly [string, string]) => body.endsWith('endstream');

/** Writes a PDF with its dictionaries in an object stream, and with a cross-reference stream. */
export function makePackedPdf(
  objects: Readonly<Record<number, string>>,
  lies: PackedLies = {},
): Uint8Array {
  const all = Object.entries(objects);
  const packed = all.filter((entry) => !isStream(entry));
  const parts: Content[] = [];
  let length = 0;
  const push = (content: Content) => {
    parts.push(content);
    length += bytesOf(content).length;
  };
  const entries = new Map<number, readonly [number, number, number]>([[0, [0, 0, 255]]]);
  const stream = (number: number, entriesOfIt: string, bytes: Uint8Array) => {
    entries.set(number, [1, length, 0]);
    push(`${number} 0 obj\n<< ${entriesOfIt} /Filter /FlateDecode /Length ${bytes.length} >>\n`);
    push('stream\n');
    push(bytes);
    push('\nendstream\nendobj\n');
  };

  push('%PDF-1.7\n');
  for (const [number, body] of all.filter(isStream)) {
    entries.set(Number(number), [1, length, 0]);
    push(`${number} 0 obj\n${body}\nendobj\n`);
  }
  let [heads, bodies] = ['', ''];
  for (const [at, [number, body]] of packed.entries()) {
    entries.set(Number(number), [2, PACK, at]);
    heads += `${number} ${bodies.length} `;
    bodies += `${body} `;
  }
  const { count = packed.length, first = heads.length } = lies;
  const packedBytes = deflateSync(Buffer.from(heads + bodies, 'latin1'));
  stream(
    PACK,
    `/Type /ObjStm /N ${count} /First ${first}`,
    lies.objects?.(packedBytes) ?? packedBytes,
  );

  const start = length;
  entries.set(TABLE, [1, start, 0]);
  const size = Math.max(...entries.keys()) + 1;
  const rows = Array.from({ length: size }, (_, number) => {
    const [kind, place, at] = entries.get(number) ?? [0, 0, 0];
    return [kind, place >> 16, (place >> 8) & 0xff, place & 0xff, at >> 8, at & 0xff];
  });
  const { widths = '[1 3 2]', index = `[0 ${size}]`, root = '/Root 1 0 R' } = lies;
  const tableBytes = deflateSync(Buffer.from(rows.flat()));
  stream(
    TABLE,
    `/Type /XRef /Size ${size} /W ${widths} /Index ${index} ${root}`,
    lies.table?.(tableBytes) ?? tableBytes,
  );
  push(`startxref\n${start + (lies.startOffset ?? 0)}\n%%EOF\n`);
  return Buffer.concat(parts.map(bytesOf));
}
