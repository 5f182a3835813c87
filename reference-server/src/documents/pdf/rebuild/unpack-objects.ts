import { inflateSync } from 'node:zlib';
import { decodePDFRawStream, PDFNumber, type PDFObject, type PDFRawStream } from '@cantoo/pdf-lib';
import { MAX_STREAM_BYTES } from '../../model/import-limits.ts';
import { key } from '../objects/key.ts';
import { LenientReader } from './lenient-reader.ts';

/** As much of a stream as can be decompressed; what comes behind the damage is lost. */
function decompress(stream: PDFRawStream): Uint8Array {
  const isPlainFlate =
    stream.dict.lookup(key('Filter')) === key('FlateDecode') &&
    !stream.dict.has(key('DecodeParms'));
  try {
    return isPlainFlate
      ? inflateSync(stream.contents, { maxOutputLength: MAX_STREAM_BYTES, finishFlush: 2 })
      : decodePDFRawStream(stream).decode();
  } catch {
    return new Uint8Array();
  }
}

/** The objects of an object stream by their numbers, as many as can be read. */
export function unpackObjects(stream: PDFRawStream): readonly (readonly [number, PDFObject])[] {
  const { dict } = stream;
  const [first, count] = [dict.lookup(key('First')), dict.lookup(key('N'))];
  if (!(first instanceof PDFNumber)) return [];
  const text = Buffer.from(decompress(stream)).toString('latin1');
  const heads = text.slice(0, first.asNumber()).match(/\d+/g)?.map(Number) ?? [];
  const most = count instanceof PDFNumber ? count.asNumber() : heads.length;
  const reader = new LenientReader(text, dict.context, false);
  const objects: (readonly [number, PDFObject])[] = [];
  for (let at = 0; at + 1 < heads.length && at < 2 * most; at += 2) {
    reader.at = first.asNumber() + (heads[at + 1] ?? 0);
    const object = reader.read();
    if (object !== undefined) objects.push([heads[at] ?? 0, object]);
  }
  return objects;
}
