import { encode } from 'fast-png';
import { DocumentError } from '../../model/document-error.ts';
import type { PageSize } from '../../model/imported-document.contract.ts';
import type { OpaquePixels } from '../../pictures/pixels.contract.ts';
import { type OpenPdf, withPage } from '../engine/open-pdf.ts';
import { drawFormFields } from './form-fields.ts';
import { paintBounded } from './paint-bounded.ts';

/** The engine's flags: draw annotations; RGB instead of BGR. */
const WITH_ANNOTATIONS = 0x01;
const RED_FIRST = 0x10;
const BITMAP_WITHOUT_ALPHA = 0;
const OPAQUE_WHITE = 0xff_ff_ff_ff;

/** A taller page is rendered narrower, to limit memory. */
const MAX_ASPECT = 4;
const MAX_WIDTH = 4_000;

/** The size in pixels of a page of `size` points, rendered `width` pixels wide. */
export function renderingSize(size: PageSize, width: number): PageSize {
  const wanted = Math.round(Math.min(Math.max(width, 1), MAX_WIDTH));
  const aspect = size.width > 0 && size.height > 0 ? size.height / size.width : Math.SQRT2;
  if (aspect <= MAX_ASPECT) {
    return { width: wanted, height: Math.max(1, Math.round(wanted * aspect)) };
  }
  const height = wanted * MAX_ASPECT;
  return { width: Math.max(1, Math.round(height / aspect)), height };
}

/** Small pictures are supersampled to about this width. */
const PAINTED_WIDTH = 900;
const MAX_FACTOR = 4;
/** A page with more objects is not supersampled, since it takes too long. */
const MANY_OBJECTS = 50_000;

/**
 * The factor of supersampling, for each side. The engine draws no line thinner than a pixel and few letters
 * smaller than five: a thumbnail painted at its own size would show rules and no text.
 */
const factorOf = (width: number, objects: number) =>
  objects > MANY_OBJECTS ? 1 : Math.min(MAX_FACTOR, Math.max(1, Math.floor(PAINTED_WIDTH / width)));

/** The engine's pixels: four bytes each, `stride` bytes in a row. */
interface Painted {
  readonly pixels: Uint8Array;
  readonly stride: number;
}

/** Averages supersampled pixels, and drops their fourth byte. */
function downsample({ pixels, stride }: Painted, size: PageSize, factor: number): Uint8Array {
  const packed = new Uint8Array(size.width * size.height * 3);
  const samples = factor * factor;
  let to = 0;
  for (let row = 0; row < size.height; row += 1) {
    for (let column = 0; column < size.width; column += 1) {
      const corner = row * factor * stride + column * factor * 4;
      for (let channel = 0; channel < 3; channel += 1) {
        let sum = 0;
        for (let y = 0; y < factor; y += 1) {
          const start = corner + y * stride + channel;
          for (let x = 0; x < factor; x += 1) sum += pixels[start + x * 4] ?? 0;
        }
        packed[to++] = Math.round(sum / samples);
      }
    }
  }
  return packed;
}

/** Limit of CPU time for a small picture, with and without supersampling. */
const PAINTING_MS = 1_000;
/** Pictures of this width represent a page and are painted completely. */
const WHOLE_WIDTH = 1_000;

/** Paints a page with supersampling for a limited time. @returns its pixels, and whether it is complete */
function paint(
  pdf: OpenPdf,
  page: number,
  size: PageSize,
  factor: number,
  mostMs: number,
): { readonly data: Uint8Array; readonly isWhole: boolean } {
  const { pdfium } = pdf;
  const { api } = pdfium;
  const [columns, rows] = [size.width * factor, size.height * factor];
  const bitmap = api.FPDFBitmap_Create(columns, rows, BITMAP_WITHOUT_ALPHA);
  if (bitmap === 0) throw new DocumentError('too-large', 'The page is too large to paint.');
  try {
    api.FPDFBitmap_FillRect(bitmap, 0, 0, columns, rows, OPAQUE_WHITE);
    const painted = { page, bitmap, columns, rows, flags: WITH_ANNOTATIONS | RED_FIRST };
    const isWhole = paintBounded(pdfium, painted, mostMs);
    if (isWhole) drawFormFields(pdf, painted);
    const stride = api.FPDFBitmap_GetStride(bitmap);
    const start = api.FPDFBitmap_GetBuffer(bitmap);
    const pixels = pdfium.heap().subarray(start, start + stride * rows);
    return { data: downsample({ pixels, stride }, size, factor), isWhole };
  } finally {
    api.FPDFBitmap_Destroy(bitmap);
  }
}

/**
 * Paints page `number` (from 1) on white, `width` pixels wide. A small picture that takes too long is painted
 * again without supersampling, and then left incomplete.
 * @param paintingMs limit of CPU time of each attempt
 * @throws DocumentError not-found, broken, too-large
 */
export function renderPixels(
  pdf: OpenPdf,
  number: number,
  width: number,
  paintingMs = width < WHOLE_WIDTH ? PAINTING_MS : Number.POSITIVE_INFINITY,
): OpaquePixels {
  const { api } = pdf.pdfium;
  return withPage(pdf, number, (page) => {
    const points = { width: api.FPDF_GetPageWidthF(page), height: api.FPDF_GetPageHeightF(page) };
    const size = renderingSize(points, width);
    const factor = factorOf(size.width, api.FPDFPage_CountObjects(page));
    const fine = paint(pdf, page, size, factor, paintingMs);
    const { data } = fine.isWhole || factor === 1 ? fine : paint(pdf, page, size, 1, paintingMs);
    return { ...size, data };
  });
}

/**
 * {@link renderPixels} as PNG, with one channel if the page has no colour.
 *
 * @throws DocumentError not-found, broken, too-large
 */
export function renderPage(...painting: Parameters<typeof renderPixels>): Uint8Array {
  const { data, ...size } = renderPixels(...painting);
  const grey = greyOf(data);
  const picture = grey ? { data: grey, channels: 1 } : { data, channels: 3 };
  return encode({ ...size, ...picture, depth: 8 }, { zlib: { level: 6 } });
}

/**
 * The pixels with one byte each; undefined if one of them has a colour. The PNG of a text is less than half as large.
 */
function greyOf(data: Uint8Array): Uint8Array | undefined {
  const grey = new Uint8Array(data.length / 3);
  for (let at = 0; at < grey.length; at += 1) {
    const level = data[at * 3] ?? 0;
    if (level !== data[at * 3 + 1] || level !== data[at * 3 + 2]) return undefined;
    grey[at] = level;
  }
  return grey;
}
