import { type PDFDocumentLoadingTask, PDFWorker, TextLayer, VerbosityLevel } from 'pdfjs-dist';
import type { WorkerPorts } from './worker-ports.ts';

/** A viewer's lease of the worker that reads PDFs. */
export interface PdfWorkerLease {
  /**
   * The worker. Rejects when its script could not be loaded, or is not the one that was built; the next call
   * tries again.
   */
  worker(): Promise<PDFWorker>;
  /** The document that holds its fonts and in which pages are painted. */
  paintDocument(): Promise<Document>;
  /** Frees what a task holds, in the worker and in the page (fonts). Callers need not wait for it. */
  end(task: PDFDocumentLoadingTask): void;
  /** Ends the lease; resolves when everything that was ended is free. */
  release(): Promise<void>;
}

/** Leases one pdf.js worker to all viewers; it lives as long as there is a lease. */
export class PdfWorkers {
  readonly #ports: WorkerPorts;
  #leases = 0;

  constructor(ports: WorkerPorts) {
    this.#ports = ports;
  }

  /** Takes a lease. */
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
        // A task that fails to be freed has been given up already.
        const end = task.destroy().catch(() => undefined);
        ending.add(end);
        end.finally(() => ending.delete(end));
      },
      release: async () => {
        await Promise.all(ending);
        this.#leases -= 1;
        const ended = await worker.catch(() => undefined);
        // Another viewer may have come meanwhile, with the same worker.
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
    // pdf.js makes one worker of a port, however often it is asked.
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
