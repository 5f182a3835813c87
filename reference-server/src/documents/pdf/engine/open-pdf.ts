import { DocumentError } from '../../model/document-error.ts';
import type { PdfSource } from './pdf-source.ts';
import type { Pdfium } from './pdfium.contract.ts';
import { viewMemory, withMemory } from './pdfium-memory.ts';

/** An open PDF. */
export interface OpenPdf {
  readonly pdfium: Pdfium;
  readonly path: string;
  /** The bytes that the engine reads instead of the file, when it was repaired or decrypted. */
  readonly bytes: Uint8Array | undefined;
  /** The engine's handle. */
  readonly handle: number;
  readonly pageCount: number;
  close(): void;
}

/** The engine's `FPDF_GetLastError`. */
const FORMAT_ERROR = 3;
const PASSWORD_ERROR = 4;
const SECURITY_ERROR = 5;

/** The engine's offsets have 32 bits. */
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
 * Opens a PDF with the empty password, which suffices for a file that only has restrictions. Closes the source
 * with the document, or on failure.
 * @param path of the file, for other readers than the engine
 * @throws DocumentError broken, protected, empty, too-large
 */
export function openPdf(pdfium: Pdfium, path: string, source: PdfSource): OpenPdf {
  const { size } = source;
  const release: (() => void)[] = [() => source.close()];
  const close = () => {
    for (const undo of release.splice(0).reverse()) undo();
  };
  try {
    if (size === 0) throw new DocumentError('empty', 'The file is empty.');
    if (size > MAX_BYTES) throw new DocumentError('too-large', 'The PDF is larger than 2 GB.');

    const readBlock = pdfium.addCallback((_parameter = 0, position = 0, buffer = 0, length = 0) => {
      const start = position >>> 0;
      const target = pdfium.heap().subarray(buffer >>> 0, (buffer >>> 0) + (length >>> 0));
      return source.read(target, start) ? 1 : 0;
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
    return { pdfium, path, bytes: source.bytes, handle, pageCount, close };
  } catch (error) {
    close();
    throw error;
  }
}

const FLOAT_BYTES = 4;

/**
 * Resets the crop box of an open page when it is outside the page, as other programs do.
 * @returns whether it did; the page must be reopened then
 */
function resetCropBox({ pdfium }: OpenPdf, page: number): boolean {
  const { api } = pdfium;
  if (api.FPDF_GetPageWidthF(page) > 0 && api.FPDF_GetPageHeightF(page) > 0) return false;
  return withMemory(pdfium, 4 * FLOAT_BYTES, (box) => {
    const at = (side: number) => box + side * FLOAT_BYTES;
    if (!api.FPDFPage_GetMediaBox(page, at(0), at(1), at(2), at(3))) return false;
    const view = viewMemory(pdfium, box, 4 * FLOAT_BYTES);
    const side = (index: number) => view.getFloat32(index * FLOAT_BYTES, true);
    if (side(0) === side(2) || side(1) === side(3)) return false;
    api.FPDFPage_SetCropBox(page, side(0), side(1), side(2), side(3));
    return true;
  });
}

function loadPage(pdf: OpenPdf, number: number): number {
  const { api } = pdf.pdfium;
  const page = api.FPDF_LoadPage(pdf.handle, number - 1);
  if (page === 0 || !resetCropBox(pdf, page)) return page;
  api.FPDF_ClosePage(page);
  return api.FPDF_LoadPage(pdf.handle, number - 1);
}

/**
 * Opens page `number` (from 1) for `use`, and closes it.
 * @throws DocumentError not-found for a number outside the document, broken for a damaged page
 */
export function withPage<T>(pdf: OpenPdf, number: number, use: (page: number) => T): T {
  if (!Number.isInteger(number) || number < 1 || number > pdf.pageCount) {
    throw new DocumentError('not-found', `The PDF has no page ${number}.`);
  }
  const { api } = pdf.pdfium;
  const page = loadPage(pdf, number);
  if (page === 0) throw new DocumentError('broken', `Page ${number} is damaged.`);
  try {
    return use(page);
  } finally {
    api.FPDF_ClosePage(page);
  }
}
