import { getDocument, type PDFPageProxy, VerbosityLevel } from 'pdfjs-dist';
import { PageOpenError } from '../../state/page-failure.ts';
import { dataOptions } from './data/data-options.ts';
import type { PdfWorkerLease } from './pdf-workers.ts';
import { pictureLimit } from './picture-limit.ts';

/** An open page: a document of one page (`docs/decisions.md` 70). */
export interface OpenPage {
  readonly proxy: PDFPageProxy;
  /** Holds its fonts, so it is painted there. */
  readonly paintDocument: Document;
  /** Whether it can no longer be painted: the worker was given up, or the frame of its fonts has moved. */
  isLost(): boolean;
  /** Frees the page in the worker too. */
  close(): void;
}

/**
 * Opens a page.
 *
 * @throws PageOpenError when the bytes are no PDF; the signal's reason when aborted
 */
export async function openPage(
  data: Uint8Array,
  lease: PdfWorkerLease,
  signal: AbortSignal,
): Promise<OpenPage> {
  const worker = await lease.worker().catch((error: unknown) => {
    throw new PageOpenError(error);
  });
  const ownerDocument = await lease.paintDocument();
  const options = await dataOptions(worker.port);
  signal.throwIfAborted();
  const task = getDocument({
    data,
    worker,
    ownerDocument,
    ...options,
    // Fonts that a document does not embed look the same on every machine.
    useSystemFonts: false,
    canvasMaxAreaInBytes: pictureLimit(),
    verbosity: VerbosityLevel.ERRORS,
  });
  const onAbort = () => lease.end(task);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    const document = await task.promise;
    return {
      proxy: await document.getPage(1),
      paintDocument: ownerDocument,
      isLost: () => worker.destroyed || ownerDocument.defaultView === null,
      close: () => lease.end(task),
    };
  } catch (error) {
    signal.throwIfAborted();
    lease.end(task);
    throw new PageOpenError(error);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
