import { openPage } from './open-page.ts';
import { paintPage } from './paint-page.ts';
import { pdfFile } from './pdf-file.ts';
import type { PdfWorkers } from './pdf-workers.ts';

/** Small enough to take no time of its own. */
const SCALE = 0.1;

/** A PDF of one page with a word on it, in a font that it doesn't bring. */
function sheet(): Uint8Array {
  const text = 'BT /F 12 Tf 20 20 Td (Leeszaal) Tj ET';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>',
  ];
  return new TextEncoder().encode(pdfFile(objects));
}

/**
 * Has the engine read and paint a page of its own, so that its code is ready when the first page of a document
 * comes: the first one takes five times as long as the second. Returns the way to give the engine back.
 */
export function warmUp(workers: Pick<PdfWorkers, 'take'>): () => void {
  const lease = workers.take();
  const { signal } = new AbortController();
  const run = async () => {
    const { proxy, paintDocument, close } = await openPage(sheet(), lease, signal);
    await paintPage(proxy, paintDocument, SCALE, 1, false, signal).finally(close);
  };
  // What fails here fails again, and is told, for whoever waits for a page.
  run().catch(() => undefined);
  return () => void lease.release();
}
