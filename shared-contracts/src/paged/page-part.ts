import { PartReader, varint } from './part-reader.ts';

/** The object number of a page's catalogue. */
export const CATALOGUE = 1;
/** The object number of the cross-reference table that {@link joinPageParts} writes. */
const TABLE = 2;
/** Object numbers from here on mean the same object on all pages of a document; lower ones are a page's own. */
export const FIRST_SHARED = 0x1_00_00;

/** The kind of a part, in its first byte. */
const WHOLE = 0;
const OBJECTS = 1;

/** An object of a PDF, from `obj` to `endobj`. */
export interface PartObject {
  readonly number: number;
  readonly bytes: Uint8Array;
}

/** Objects of a PDF that travel together. */
export interface PartObjects {
  readonly objects: readonly PartObject[];
  /** Numbers of the objects in the last of `objects`, which is an object stream then; in its order. */
  readonly packed: readonly number[];
}

/** A part with objects: their numbers and lengths, then their bytes. */
export function encodePagePart({ objects, packed }: PartObjects): Uint8Array {
  const laid = objects.flatMap(({ number, bytes }) => [number, bytes.length]);
  const numbers = [objects.length, ...laid, packed.length, ...packed];
  return joinBytes([
    Uint8Array.of(OBJECTS, ...numbers.flatMap(varint)),
    ...objects.map(({ bytes }) => bytes),
  ]);
}

/** A part that is a PDF of one page. */
export const encodeWholePart = (pdf: Uint8Array): Uint8Array =>
  joinBytes([Uint8Array.of(WHOLE), pdf]);

/** A row of a cross-reference stream: in the file at an offset, or in an object stream at an index. */
type Row = readonly [kind: 1 | 2, place: number, index: number];

const HEADER = latin1('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n');

/**
 * Joins the parts of a page to a PDF of one page.
 *
 * @throws RangeError when a part is incomplete
 */
export function joinPageParts(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const rows = new Map<number, Row>();
  const pieces: Uint8Array[] = [HEADER];
  let length = HEADER.length;
  for (const part of parts) {
    const reader = new PartReader(part);
    if (reader.byte() === WHOLE) return part.slice(1);
    const laid = reader.list(() => [reader.number(), reader.number()] as const);
    const packed = reader.list(() => reader.number());
    for (const [number, size] of laid) {
      rows.set(number, [1, length, 0]);
      pieces.push(reader.bytes(size));
      length += size;
    }
    const [stream] = laid.at(-1) ?? [0];
    for (const [index, number] of packed.entries()) rows.set(number, [2, stream, index]);
  }
  rows.set(TABLE, [1, length, 0]);
  return joinBytes([...pieces, crossReferences(rows), latin1(`startxref\n${length}\n%%EOF\n`)]);
}

/** Bytes of a row: its kind, its place, its index. */
const ROW_BYTES = 7;

/** The cross-reference stream of a file (ISO 32000, 7.5.8). */
function crossReferences(rows: ReadonlyMap<number, Row>): Uint8Array {
  const numbers = [...rows.keys()].sort((one, other) => one - other);
  const data = new Uint8Array(numbers.length * ROW_BYTES);
  const view = new DataView(data.buffer);
  const sections: [first: number, count: number][] = [];
  for (const [at, number] of numbers.entries()) {
    const [kind, place, index] = rows.get(number) ?? [1, 0, 0];
    view.setUint8(at * ROW_BYTES, kind);
    view.setUint32(at * ROW_BYTES + 1, place);
    view.setUint16(at * ROW_BYTES + 5, index);
    const last = sections.at(-1);
    if (last && last[0] + last[1] === number) last[1] += 1;
    else sections.push([number, 1]);
  }
  const size = (numbers.at(-1) ?? 0) + 1;
  const dictionary = `/Type /XRef /W [1 4 2] /Index [${sections.flat().join(' ')}] /Size ${size}`;
  return joinBytes([
    latin1(
      `${TABLE} 0 obj\n<< ${dictionary} /Root ${CATALOGUE} 0 R /Length ${data.length} >>\nstream\n`,
    ),
    data,
    latin1('\nendstream\nendobj\n'),
  ]);
}

function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

function joinBytes(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}
