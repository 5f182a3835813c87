import { DocumentError } from './document-error.ts';
import type { ImportLimit } from './import-limit-names.ts';

const MEBIBYTE = 1024 * 1024;

/** Unpacked bytes of one stream of a PDF: picture, content, table or object stream. */
export const MAX_STREAM_BYTES = 256 * MEBIBYTE;
/** Bytes of content to paint one page, each use of a form counted. */
export const MAX_PAGE_BYTES = 64 * MEBIBYTE;
/** Pages of one document. */
export const MAX_PAGES = 50_000;
/** Objects of one PDF, those in object streams included. */
export const MAX_OBJECTS = 1_000_000;
/** Nesting of forms in a PDF. */
export const MAX_FORM_DEPTH = 24;
/** Pixels of a decoded picture. */
export const MAX_PICTURE_PIXELS = 16 * 1024 * 1024;
/** Pixels of a decoded JPEG XL, which takes about 64 bytes for each. */
export const MAX_JXL_PIXELS = 6 * 1024 * 1024;
/** Bytes of memory of a worker process, WebAssembly and buffers included. */
export const MAX_WORKER_MEMORY = 768 * MEBIBYTE;
/** Bytes of a WebAssembly engine; the rest of the worker's memory is for its buffers. */
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

/** Creates the error for a document that exceeds a limit. */
export function limitError(limit: ImportLimit): DocumentError {
  return new DocumentError('too-large', SENTENCES[limit], { limit });
}
