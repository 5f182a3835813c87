import { type PDFDocumentLoadingTask, PDFWorker, TextLayer, VerbosityLevel } from 'pdfjs-dist';
import { takeWorkerPort } from './worker-port.ts';

/** The worker that reads PDFs, in the hands of one viewer. */
export interface PdfWorkerLease {
  /**
   * The worker. Rejects when its script could not be had, or is not the one that was built; who asks
   * again after that has it tried again.
   */
  worker(): Promise<PDFWorker>;
  /** The page in which its fonts are and its pictures are painted. */
  paintDocument(): Promise<Document>;
  /** Frees what a task holds, in the worker and in the page (fonts). Nobody needs to wait for it. */
  end(task: PDFDocumentLoadingTask): void;
  /** Gives the worker back; resolves when everything that was ended is free. */
  release(): Promise<void>;
}

/** How many viewers there are. */
let viewers = 0;

/** Takes the worker that reads PDFs, one for all viewers. It stays as long as somebody uses it. */
export function takePdfWorker(): PdfWorkerLease {
  viewers += 1;
  let { lease, worker, hasFailed } = takeOne();
  const ending = new Set<Promise<void>>();
  return {
    worker() {
      if (hasFailed()) {
        void lease.release();
        ({ lease, worker, hasFailed } = takeOne());
      }
      return worker;
    },
    paintDocument: () => lease.frame.page(),
    end(task) {
      // What fails to be freed has been given up already.
      const end = task.destroy().catch(() => undefined);
      ending.add(end);
      end.finally(() => ending.delete(end));
    },
    async release() {
      await Promise.all(ending);
      viewers -= 1;
      const ended = await worker.catch(() => undefined);
      // Another viewer may have come meanwhile, with the same worker.
      if (viewers === 0) {
        TextLayer.cleanup();
        ended?.destroy();
      }
      await lease.release();
    },
  };
}

function takeOne() {
  const lease = takeWorkerPort();
  // The same port always gives the same worker.
  const worker = lease.port.then((port) =>
    PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS }),
  );
  let failed = false;
  worker.catch(() => {
    failed = true;
  });
  return { lease, worker, hasFailed: () => failed };
}
