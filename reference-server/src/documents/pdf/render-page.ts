import { encode } from 'fast-png';
import { DocumentError } from '../model/document-error.ts';
import type { PageSize } from '../model/imported-document.contract.ts';
import { type OpenPdf, withPage } from './open-pdf.ts';

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

/** Drops the fourth byte of each pixel. */
function withoutAlpha(pixels: Uint8Array, { width, height }: PageSize, stride: number): Uint8Array {
  const packed = new Uint8Array(width * height * 3);
  let to = 0;
  for (let row = 0; row < height; row += 1) {
    let from = row * stride;
    for (let column = 0; column < width; column += 1, from += 4) {
      packed[to++] = pixels[from] ?? 0;
      packed[to++] = pixels[from + 1] ?? 0;
      packed[to++] = pixels[from + 2] ?? 0;
    }
  }
  return packed;
}

/**
 * Paints page `number` (from 1) on white, `width` pixels wide, as PNG.
 * @throws DocumentError not-found, broken, too-large
 */
export function renderPage(pdf: OpenPdf, number: number, width: number): Uint8Array {
  const { api } = pdf.pdfium;
  return withPage(pdf, number, (page) => {
    const points = { width: api.FPDF_GetPageWidthF(page), height: api.FPDF_GetPageHeightF(page) };
    const size = renderingSize(points, width);
    const bitmap = api.FPDFBitmap_Create(size.width, size.height, BITMAP_WITHOUT_ALPHA);
    if (bitmap === 0) throw new DocumentError('too-large', `Page ${number} is too large to paint.`);
    try {
      api.FPDFBitmap_FillRect(bitmap, 0, 0, size.width, size.height, OPAQUE_WHITE);
      const flags = WITH_ANNOTATIONS | RED_FIRST;
      api.FPDF_RenderPageBitmap(bitmap, page, 0, 0, size.width, size.height, 0, flags);
      const stride = api.FPDFBitmap_GetStride(bitmap);
      const start = api.FPDFBitmap_GetBuffer(bitmap);
      const pixels = pdf.pdfium.heap().subarray(start, start + stride * size.height);
      const data = withoutAlpha(pixels, size, stride);
      return encode({ ...size, data, channels: 3, depth: 8 }, { zlib: { level: 6 } });
    } finally {
      api.FPDFBitmap_Destroy(bitmap);
    }
  });
}
