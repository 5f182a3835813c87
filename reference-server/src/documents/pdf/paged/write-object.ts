import { PDFArray, PDFDict, type PDFObject, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { key } from '../objects/key.ts';

/** The new number of an object; undefined for one that the document does not have. */
export type NumberOf = (ref: PDFRef) => number | undefined;

/** Deeper nesting is refused: reading and writing recurse. */
const MOST_DEPTH = 200;

const LENGTH = key('Length');

/** An object with new numbers, a character for each byte. @throws RangeError when it nests too deep */
function text(object: PDFObject, numberOf: NumberOf, depth = 0): string {
  if (depth > MOST_DEPTH) throw new RangeError('An object nests too deep');
  if (object instanceof PDFRef) {
    const number = numberOf(object);
    return number === undefined ? 'null' : `${number} 0 R`;
  }
  if (object instanceof PDFArray) {
    return `[${object
      .asArray()
      .map((item) => text(item, numberOf, depth + 1))
      .join(' ')}]`;
  }
  if (object instanceof PDFDict) {
    const entries = object
      .entries()
      .map(([name, value]) => `${latin1(name)} ${text(value, numberOf, depth + 1)}`);
    return `<<${entries.join('')}>>`;
  }
  return latin1(object);
}

function latin1(object: PDFObject): string {
  const bytes = new Uint8Array(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return Buffer.from(bytes).toString('latin1');
}

/** An object with new numbers, without its own number. @throws RangeError when it cannot be written */
export function writeObject(object: PDFObject, numberOf: NumberOf): Buffer {
  if (!(object instanceof PDFRawStream)) return Buffer.from(text(object, numberOf), 'latin1');
  const entries = object.dict
    .entries()
    .filter(([name]) => name !== LENGTH)
    .map(([name, value]) => `${latin1(name)} ${text(value, numberOf)}`);
  return streamBytes(entries.join(''), object.contents);
}

/** A stream of a dictionary's entries and contents. */
export function streamBytes(entries: string, contents: Uint8Array): Buffer {
  return Buffer.concat([
    Buffer.from(`<<${entries}/Length ${contents.length}>>\nstream\n`, 'latin1'),
    contents,
    Buffer.from('\nendstream', 'latin1'),
  ]);
}
