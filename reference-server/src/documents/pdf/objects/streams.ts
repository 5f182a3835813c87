import { inflateSync } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  type PDFObject,
  PDFRawStream,
  PDFStream,
} from '@cantoo/pdf-lib';
import { MAX_STREAM_BYTES } from '../../model/import-limits.ts';
import { key } from './key.ts';

/** The dictionary of an object: itself, or that of a stream. */
export const dictionaryOf = (object: PDFObject | undefined): PDFDict | undefined =>
  object instanceof PDFStream ? object.dict : object instanceof PDFDict ? object : undefined;

/** The streams of a page's contents, in order. */
export function contentStreams(contents: PDFObject | undefined): PDFStream[] {
  const entries =
    contents instanceof PDFArray
      ? contents.asArray().map((_, at) => contents.lookup(at))
      : [contents];
  return entries.filter((entry) => entry instanceof PDFStream);
}

/** Decodes a stream. @throws when it is damaged */
export function decodeStream(stream: PDFStream): Uint8Array {
  return stream instanceof PDFRawStream
    ? decodePDFRawStream(stream).decode()
    : stream.getContents();
}

/** {@link decodeStream}, but of a Flate stream up to its damage. @throws RangeError above `MAX_STREAM_BYTES` */
export function decodeDamaged(stream: PDFStream): Uint8Array {
  const isPlainFlate =
    stream instanceof PDFRawStream &&
    stream.dict.lookup(key('Filter')) === key('FlateDecode') &&
    !stream.dict.has(key('DecodeParms'));
  if (!isPlainFlate) return decodeStream(stream);
  return inflateSync(stream.contents, { maxOutputLength: MAX_STREAM_BYTES, finishFlush: 2 });
}
