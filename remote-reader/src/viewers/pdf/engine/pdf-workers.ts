import { type PDFDocumentLoadingTask, PDFWorker, TextLayer, VerbosityLevel } from 'pdfjs-dist';
import type { WorkerPorts } from './worker-ports.ts';

/** A viewer's lease of the PDF worker. */
export interface PdfWorkerLease {
  /** Rejects when the script cannot be loaded or is invalid; the next call tries again. */
  worker(): Promise<PDFWorker>;
  /** The document in which pages are painted, with their fonts. */
  paintDocument(): Promise<Document>;
  /** Frees a task in the worker and its fonts in the page, in the background. */
  end(task: PDFDocumentLoadingTask): void;
  /** Ends the lease; resolves when everything is free. */
  release(): Promise<void>;
}

/** Leases one pdf.js worker to all viewers; it runs as long as there is a lease. */
export class PdfWorkers {
  readonly #ports: WorkerPorts;
  #leases = 0;

  constructor(ports: WorkerPorts) {
    this.#ports = ports;
  }

  take(): PdfWorkerLease {
    this.#leases += 1;
    let { lease, worker, hasFailed } = this.#start();
    const ending = new Set<Promise<void>>();
    return {
      worker: () => {
        if (hasFailed()) {
          void lease.release();
          ({ lease, worker, hasFailed } = this.#start());
        }
        return worker;
      },
      paintDocument: () => lease.frame.page(),
      end(task) {
        // A task that fails to be freed has ended already.
        const end = task.destroy().catch(() => undefined);
        ending.add(end);
        end.finally(() => ending.delete(end));
      },
      release: async () => {
        await Promise.all(ending);
        this.#leases -= 1;
        const ended = await worker.catch(() => undefined);
        // Another viewer may have leased the worker meanwhile.
        if (this.#leases === 0) {
          TextLayer.cleanup();
          ended?.destroy();
        }
        await lease.release();
      },
    };
  }

  #start() {
    const lease = this.#ports.take();
    // pdf.js returns the same worker for the same port.
    const worker = lease.port.then((port) =>
      PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS }),
    );
    let failed = false;
    worker.catch(() => {
      failed = true;
    });
    return { lease, worker, hasFailed: () => failed };
  }
}
