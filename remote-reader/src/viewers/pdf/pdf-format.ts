import type { CreateViewerOptions, Viewer } from '../contract/viewer.contract.ts';
import { PdfWorkers } from './engine/pdf-workers.ts';
import { warmUp } from './engine/warm-up.ts';
import type { WorkerPorts } from './engine/worker-ports.ts';
import { createPdfViewer } from './pdf-viewer.ts';

/** Makes viewers of PDFs; all viewers of a page share a worker. */
export interface PdfFormat {
  /** @param home an element of the mount, for hidden frames */
  createViewer(options: CreateViewerOptions, home: HTMLElement): Viewer;
  /** Compiles the worker's code with a page of its own; returns a function that ends the lease. */
  warmUp(home: HTMLElement): () => void;
}

/** Makes the format. */
export function createPdfFormat(ports: WorkerPorts): PdfFormat {
  const workers = new PdfWorkers(ports);
  return {
    createViewer: (options, home) => createPdfViewer(options, workers.take(home)),
    warmUp: (home) => warmUp(workers, home),
  };
}
