import { openPage } from './open-page.ts';
import { paintPage } from './paint-page.ts';
import { pdfFile } from './pdf-file.ts';
import type { PdfWorkers } from './pdf-workers.ts';

/** So small that painting takes no time of its own. */
const SCALE = 0.1;

/** A PDF of one page with a word in a font that is not embedded. */
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
 * Opens and paints a page of its own, which compiles the worker's code: without it, the first page of a
 * document takes five times as long. Returns a function that ends the lease.
 *
 * @param home an element of the mount
 */
export function warmUp(workers: Pick<PdfWorkers, 'take'>, home: HTMLElement): () => void {
  const lease = workers.take(home);
  const over = new AbortController();
  const { signal } = over;
  const run = async () => {
    const { proxy, paintDocument, close } = await openPage(sheet(), lease, signal);
    await paintPage(proxy, paintDocument, SCALE, 1, false, signal).finally(close);
  };
  // The first page of the document fails too, and reports it.
  run().catch(() => undefined);
  return () => {
    over.abort();
    void lease.release();
  };
}
