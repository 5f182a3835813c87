import { deflateSync } from 'node:zlib';
import {
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFStream,
} from '@cantoo/pdf-lib';
import { key } from '../objects/key.ts';

/**
 * What no viewer of a single page shows, and what may lead to most of the whole document: articles, private
 * data of programs, metadata, attached files, thumbnails, pictures for printing, destinations in the tags.
 */
const UNUSED = [
  'B',
  'PieceInfo',
  'Metadata',
  'AF',
  'Thumb',
  'OPI',
  'Alternates',
  'SeparationInfo',
  'DPart',
  'PresSteps',
  'SD',
].map(key);
/** Only these may lose the entries: elsewhere the same names may mean something else. */
const TRIMMED = new Set(['Page', 'XObject', 'Annot', 'Action', 'Font'].map(key));
/** Entries without which an action is none. */
const ACTION = key('S');

/** Below this number of bytes compressing a stream is not worth its filter entry. */
const LEAST_COMPRESSED = 64;

const dictionaryOf = (object: PDFObject): PDFDict | undefined =>
  object instanceof PDFStream ? object.dict : object instanceof PDFDict ? object : undefined;

/**
 * Removes the entries of a cut page that nothing shows and that may hold on to the rest of the document. The
 * objects themselves are deleted by `sweepUnreachable`.
 */
export function dropUnusedEntries(document: PDFDocument): void {
  const trim = (dictionary: PDFDict) => {
    for (const name of UNUSED) dictionary.delete(name);
  };
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    const dictionary = dictionaryOf(object);
    if (!dictionary) continue;
    const type = dictionary.lookup(key('Type'));
    const subtype = dictionary.lookup(key('Subtype'));
    const isPicture = subtype === key('Image') || subtype === key('Form');
    if (isPicture || (type instanceof PDFName && TRIMMED.has(type))) trim(dictionary);
    const action = dictionary.lookup(key('A'));
    if (action instanceof PDFDict && action.has(ACTION)) trim(action);
  }
}

/** Compresses the streams that are not compressed: many small ones are most of a page with a form. */
export function compressStreams(document: PDFDocument): void {
  const { context } = document;
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || object.dict.has(key('Filter'))) continue;
    if (object.contents.length < LEAST_COMPRESSED) continue;
    const contents = deflateSync(object.contents);
    if (contents.length + LEAST_COMPRESSED > object.contents.length) continue;
    object.dict.set(key('Filter'), key('FlateDecode'));
    object.dict.delete(key('DecodeParms'));
    object.dict.set(key('Length'), PDFNumber.of(contents.length));
    context.assign(ref, PDFRawStream.of(object.dict, contents));
  }
}
