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
  /** Ends a worker that no longer answers, and all that is open in it; the next call of `worker` starts another one. */
  giveUp(): void;
  /**
   * Ends the lease without waiting for the worker, which may be busy or hang; resolves when everything is free. The
   * last lease ends the worker: the next document has a new one.
   */
  release(): Promise<void>;
}

/** Leases one pdf.js worker to all viewers; it runs as long as there is a lease. */
export class PdfWorkers {
  readonly #ports: WorkerPorts;
  #leases = 0;

  constructor(ports: WorkerPorts) {
    this.#ports = ports;
  }

  /** @param home an element of the mount */
  take(home: HTMLElement): PdfWorkerLease {
    this.#leases += 1;
    let engine = startEngine(this.#ports, home);
    return {
      worker: () => {
        if (engine.hasEnded()) {
          void engine.lease.release();
          engine = startEngine(this.#ports, home);
        }
        return engine.worker;
      },
      paintDocument: () => engine.lease.frame.page(),
      // A task that fails to be freed has ended already.
      end: (task) => void task.destroy().catch(() => undefined),
      giveUp: () => engine.giveUp(),
      release: async () => {
        this.#leases -= 1;
        await engine.lease.release();
        if (this.#leases === 0) TextLayer.cleanup();
      },
    };
  }
}

function startEngine(ports: WorkerPorts, home: HTMLElement) {
  const lease = ports.take(home);
  let hasFailed = false;
  let made: PDFWorker | undefined;
  const make = async () => {
    const port = await lease.port;
    // pdf.js returns the same worker for the same port.
    made = PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS });
    return made;
  };
  const worker = make();
  worker.catch(() => {
    hasFailed = true;
  });
  return {
    lease,
    worker,
    /** Whether it has not started, or this or another viewer has given it up. */
    hasEnded: () => hasFailed || made?.destroyed === true,
    giveUp() {
      hasFailed = true;
      lease.giveUp();
      made?.destroy();
    },
  };
}
