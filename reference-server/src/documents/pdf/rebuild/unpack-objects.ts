import { PDFNumber, type PDFObject, type PDFRawStream } from '@cantoo/pdf-lib';
import { key } from '../objects/key.ts';
import { decodeDamaged } from '../objects/streams.ts';
import { LenientReader } from './lenient-reader.ts';

function decompress(stream: PDFRawStream): Uint8Array {
  try {
    return decodeDamaged(stream);
  } catch {
    return new Uint8Array();
  }
}

/** The readable objects of an object stream, with their numbers. */
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
