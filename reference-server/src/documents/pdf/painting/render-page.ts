import { encode } from 'fast-png';
import { DocumentError } from '../../model/document-error.ts';
import type { PageSize } from '../../model/imported-document.contract.ts';
import type { OpaquePixels } from '../../pictures/pixels.contract.ts';
import { type OpenPdf, withPage } from '../engine/open-pdf.ts';
import { drawFormFields } from './form-fields.ts';
import { paintBounded } from './paint-bounded.ts';

/** The engine's flags: draw annotations; red first instead of blue. */
const WITH_ANNOTATIONS = 0x01;
const RED_FIRST = 0x10;
const BITMAP_WITHOUT_ALPHA = 0;
const OPAQUE_WHITE = 0xff_ff_ff_ff;

/** A page taller than this many times its width is made narrower, so that no strip fills the memory. */
const MAX_ASPECT = 4;
const MAX_WIDTH = 4_000;

/** The pixels of a page of `size` points drawn `width` pixels wide. */
export function renderingSize(size: PageSize, width: number): PageSize {
  const wanted = Math.round(Math.min(Math.max(width, 1), MAX_WIDTH));
  const aspect = size.width > 0 && size.height > 0 ? size.height / size.width : Math.SQRT2;
  if (aspect <= MAX_ASPECT) {
    return { width: wanted, height: Math.max(1, Math.round(wanted * aspect)) };
  }
  const height = wanted * MAX_ASPECT;
  return { width: Math.max(1, Math.round(height / aspect)), height };
}

/** A small picture is painted as if it were at least about this wide. */
const PAINTED_WIDTH = 900;
const MOST_FINENESS = 4;
/** A page of more parts than this is painted no finer than asked: it would keep others waiting. */
const MANY_PARTS = 50_000;

/**
 * How many times finer than asked a picture is painted, along each side. The engine draws no line
 * thinner than a pixel and few letters smaller than five: painted as small as it is shown, a page
 * would be all rules and no text.
 */
const finenessOf = (width: number, parts: number) =>
  parts > MANY_PARTS ? 1 : Math.min(MOST_FINENESS, Math.max(1, Math.floor(PAINTED_WIDTH / width)));

/** Pixels as the engine leaves them: four bytes for each, `stride` bytes for a row. */
interface Painted {
  readonly pixels: Uint8Array;
  readonly stride: number;
}

/** Makes each pixel of a size the mean of the finer ones that were painted for it, without the fourth byte. */
function scaledDown({ pixels, stride }: Painted, size: PageSize, fineness: number): Uint8Array {
  const packed = new Uint8Array(size.width * size.height * 3);
  const parts = fineness * fineness;
  let to = 0;
  for (let row = 0; row < size.height; row += 1) {
    for (let column = 0; column < size.width; column += 1) {
      const corner = row * fineness * stride + column * fineness * 4;
      for (let channel = 0; channel < 3; channel += 1) {
        let sum = 0;
        for (let y = 0; y < fineness; y += 1) {
          const start = corner + y * stride + channel;
          for (let x = 0; x < fineness; x += 1) sum += pixels[start + x * 4] ?? 0;
        }
        packed[to++] = Math.round(sum / parts);
      }
    }
  }
  return packed;
}

/** How long a small picture is painted finer than asked, and then as it is asked. */
const PAINTING_MS = 1_000;
/** A picture of this width is no small one: it stands for its page, and is painted to its end. */
const WHOLE_WIDTH = 1_000;

/** Paints a page so many times finer than a size, for a limited time; whether it was finished. */
function paint(
  pdf: OpenPdf,
  page: number,
  size: PageSize,
  fineness: number,
  mostMs: number,
): { readonly data: Uint8Array; readonly isWhole: boolean } {
  const { pdfium } = pdf;
  const { api } = pdfium;
  const [columns, rows] = [size.width * fineness, size.height * fineness];
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
    return { data: scaledDown({ pixels, stride }, size, fineness), isWhole };
  } finally {
    api.FPDFBitmap_Destroy(bitmap);
  }
}

/**
 * Paints page `number` (from 1) on white, `width` pixels wide. A small picture of a page that
 * takes long is painted less fine, and where that takes long, too, as far as it comes: it must not hold
 * up others.
 * @param paintingMs how long each of both may take
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
    const fineness = finenessOf(size.width, api.FPDFPage_CountObjects(page));
    const fine = paint(pdf, page, size, fineness, paintingMs);
    const { data } = fine.isWhole || fineness === 1 ? fine : paint(pdf, page, size, 1, paintingMs);
    return { ...size, data };
  });
}

/** {@link renderPixels} as PNG. @throws DocumentError not-found, broken, too-large */
export function renderPage(...painting: Parameters<typeof renderPixels>): Uint8Array {
  const pixels = renderPixels(...painting);
  return encode({ ...pixels, channels: 3, depth: 8 }, { zlib: { level: 6 } });
}
