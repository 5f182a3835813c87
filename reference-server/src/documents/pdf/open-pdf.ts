import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { DocumentError } from '../model/document-error.ts';
import type { Pdfium } from './pdfium.ts';
import { viewMemory } from './pdfium-memory.ts';

/** A PDF, open in this thread's engine. */
export interface OpenPdf {
  readonly pdfium: Pdfium;
  readonly path: string;
  /** The engine's name for it. */
  readonly handle: number;
  readonly pageCount: number;
  close(): void;
}

/** The engine's `FPDF_GetLastError`. */
const FORMAT_ERROR = 3;
const PASSWORD_ERROR = 4;
const SECURITY_ERROR = 5;

/** Above this the engine's 32-bit offsets end. */
const MAX_BYTES = 2 ** 31 - 1;

const ACCESS_STRUCT_BYTES = 12;

function openingError(code: number): DocumentError {
  switch (code) {
    case PASSWORD_ERROR:
      return new DocumentError('protected', 'The PDF needs a password.');
    case SECURITY_ERROR:
      return new DocumentError('protected', 'The PDF uses a protection that cannot be opened.');
    case FORMAT_ERROR:
      return new DocumentError('broken', 'The file is not a PDF, or it is damaged beyond repair.');
    default:
      return new DocumentError('broken', 'The PDF cannot be opened.');
  }
}

/**
 * Opens a PDF with the empty password, which is enough for a file that only restricts what its
 * reader may do. The file is read where the engine asks for it, never as a whole.
 * @throws DocumentError broken, protected, empty, too-large
 */
export function openPdf(pdfium: Pdfium, path: string): OpenPdf {
  const descriptor = openSync(path, 'r');
  const { size } = fstatSync(descriptor);
  const release: (() => void)[] = [() => closeSync(descriptor)];
  const close = () => {
    for (const undo of release.splice(0).reverse()) undo();
  };
  try {
    if (size === 0) throw new DocumentError('empty', 'The file is empty.');
    if (size > MAX_BYTES) throw new DocumentError('too-large', 'The PDF is larger than 2 GB.');

    const readBlock = pdfium.addCallback((_parameter = 0, position = 0, buffer = 0, length = 0) => {
      const start = position >>> 0;
      const target = pdfium.heap().subarray(buffer >>> 0, (buffer >>> 0) + (length >>> 0));
      return readSync(descriptor, target, 0, target.length, start) === target.length ? 1 : 0;
    }, 'iiiii');
    release.push(() => pdfium.removeCallback(readBlock));

    const access = pdfium.allocate(ACCESS_STRUCT_BYTES);
    release.push(() => pdfium.free(access));
    const struct = viewMemory(pdfium, access, ACCESS_STRUCT_BYTES);
    struct.setUint32(0, size, true);
    struct.setUint32(4, readBlock, true);
    struct.setUint32(8, 0, true);

    const handle = pdfium.api.FPDF_LoadCustomDocument(access, '');
    if (handle === 0) throw openingError(pdfium.api.FPDF_GetLastError());
    release.push(() => pdfium.api.FPDF_CloseDocument(handle));

    const pageCount = pdfium.api.FPDF_GetPageCount(handle);
    if (pageCount < 1) throw new DocumentError('empty', 'The PDF has no pages.');
    return { pdfium, path, handle, pageCount, close };
  } catch (error) {
    close();
    throw error;
  }
}

/**
 * Lends page `number` (from 1) to `use`, and closes it whatever happens.
 * @throws DocumentError not-found for a number outside the document, broken for a damaged page
 */
export function withPage<T>(pdf: OpenPdf, number: number, use: (page: number) => T): T {
  if (!Number.isInteger(number) || number < 1 || number > pdf.pageCount) {
    throw new DocumentError('not-found', `The PDF has no page ${number}.`);
  }
  const { api } = pdf.pdfium;
  const page = api.FPDF_LoadPage(pdf.handle, number - 1);
  if (page === 0) throw new DocumentError('broken', `Page ${number} is damaged.`);
  try {
    return use(page);
  } finally {
    api.FPDF_ClosePage(page);
  }
}
