import { deflateSync } from 'node:zlib';
import { PDFDict, type PDFDocument, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';
import { key } from '../objects/key.ts';
import { dictionaryOf } from '../objects/streams.ts';

/**
 * Entries that no viewer of a single page uses, and that may reference most of the document: articles, private
 * data, metadata, attached files, thumbnails, pictures for printing, destinations in tags.
 */
const UNUSED = 'B PieceInfo Metadata AF Thumb OPI Alternates SeparationInfo DPart PresSteps SD'
  .split(' ')
  .map(key);
/** Types that may lose the entries; elsewhere the names have another meaning. */
const TRIMMED = new Set(['Page', 'XObject', 'Annot', 'Action', 'Font'].map(key));
/** The required entry of an action. */
const ACTION = key('S');

/** Compressing fewer bytes does not pay for the filter entry. */
const LEAST_COMPRESSED = 64;

/** Removes {@link UNUSED} entries from a cut page. `sweepUnreachable` deletes the objects that they referenced. */
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

/** Compresses uncompressed streams: a page with a form consists mostly of small ones. */
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
