import { DocumentError } from './document-error.ts';
import type { ImportLimit } from './import-limit-names.ts';

const MEBIBYTE = 1024 * 1024;

/** Bytes that one stream of a PDF may unpack to: pictures, content, tables, lists of objects. */
export const MAX_STREAM_BYTES = 256 * MEBIBYTE;
/** Bytes of content that painting one page reads, each use of a form counted. */
export const MAX_PAGE_BYTES = 64 * MEBIBYTE;
/** Pages of one document. */
export const MAX_PAGES = 50_000;
/** Objects of one PDF, those in object streams included. */
export const MAX_OBJECTS = 1_000_000;
/** How deep forms of a PDF may paint forms. */
export const MAX_FORM_DEPTH = 24;
/** Pixels of a picture that is unpacked. */
export const MAX_PICTURE_PIXELS = 16 * 1024 * 1024;
/** Pixels of a JPEG XL that is unpacked, which takes some 64 bytes for each. */
export const MAX_JXL_PIXELS = 6 * 1024 * 1024;
/** Bytes of memory that the process of a document worker may take, WebAssembly and buffers included. */
export const MAX_WORKER_MEMORY = 768 * MEBIBYTE;
/** The part of it that a WebAssembly engine may take; the rest is for the process and its buffers. */
export const MAX_ENGINE_MEMORY = 576 * MEBIBYTE;

const mebibytes = (bytes: number) => `${bytes / MEBIBYTE} MB`;
const amount = (number: number) => number.toLocaleString('en');

const SENTENCES: Readonly<Record<ImportLimit, string>> = {
  'stream-bytes': `A stream of the PDF unpacks to more than ${mebibytes(MAX_STREAM_BYTES)}.`,
  'page-bytes': `A page of the PDF has more than ${mebibytes(MAX_PAGE_BYTES)} of content.`,
  pages: `The PDF has more than ${amount(MAX_PAGES)} pages.`,
  objects: `The PDF has more than ${amount(MAX_OBJECTS)} objects.`,
  'form-depth': `Forms of the PDF contain forms more than ${MAX_FORM_DEPTH} deep, or themselves.`,
  'picture-pixels': `A picture has more than ${amount(MAX_PICTURE_PIXELS)} pixels, or ${amount(MAX_JXL_PIXELS)} as JPEG XL.`,
  'worker-memory': `Reading the file takes more than ${mebibytes(MAX_WORKER_MEMORY)} of memory.`,
};

/** The error for a document above one of the limits. */
export function limitError(limit: ImportLimit): DocumentError {
  return new DocumentError('too-large', SENTENCES[limit], { limit });
}
