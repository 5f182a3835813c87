import type { Pdfium } from '../engine/pdfium.contract.ts';
import { viewMemory, withMemory } from '../engine/pdfium-memory.ts';

/** The engine's `IFSDK_PAUSE`: a version, the callback, and user data. */
const PAUSE_BYTES = 12;
const PAUSE_VERSION = 1;

/** The engine's `FPDF_RENDER_TOBECONTINUED`: the callback has stopped it. */
const TO_BE_CONTINUED = 1;

/** CPU time of this thread: on a busy machine a picture takes longer, but is the same. */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** A page and the bitmap to paint it on. */
export interface Painting {
  readonly bitmap: number;
  readonly page: number;
  readonly columns: number;
  readonly rows: number;
  readonly flags: number;
}

/**
 * Paints a page on a bitmap for a limited time. The engine checks the time between objects of the page.
 * @param mostMs limit of CPU time; may be infinite
 * @returns whether the page is complete; otherwise the bitmap has its first objects
 */
export function paintBounded(pdfium: Pdfium, painting: Painting, mostMs: number): boolean {
  const { api } = pdfium;
  const { bitmap, page, columns, rows, flags } = painting;
  const end = workedMs() + mostMs;
  const isOver = pdfium.addCallback(() => (workedMs() > end ? 1 : 0), 'ii');
  try {
    return withMemory(pdfium, PAUSE_BYTES, (pause) => {
      const struct = viewMemory(pdfium, pause, PAUSE_BYTES);
      struct.setUint32(0, PAUSE_VERSION, true);
      struct.setUint32(4, isOver, true);
      struct.setUint32(8, 0, true);
      const state = api.FPDF_RenderPageBitmap_Start(
        bitmap,
        page,
        0,
        0,
        columns,
        rows,
        0,
        flags,
        pause,
      );
      api.FPDF_RenderPage_Close(page);
      return state !== TO_BE_CONTINUED;
    });
  } finally {
    pdfium.removeCallback(isOver);
  }
}
