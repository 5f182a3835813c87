import type { Viewer } from '../contract/viewer.contract.ts';
import { PdfWorkers } from './engine/pdf-workers.ts';
import { warmUp } from './engine/warm-up.ts';
import type { WorkerPorts } from './engine/worker-ports.ts';
import { createPdfViewer, type PdfViewerOptions } from './pdf-viewer.ts';

/** How PDFs are shown; one for all viewers of a page, which share a worker. */
export interface PdfFormat {
  createViewer(options: PdfViewerOptions): Viewer;
  /** Has the worker read and paint a page of its own; returns a function that ends its lease. */
  warmUp(): () => void;
}

/** Makes the format on the leases of a worker. */
export function createPdfFormat(ports: WorkerPorts): PdfFormat {
  const workers = new PdfWorkers(ports);
  return {
    createViewer: (options) => createPdfViewer(options, workers),
    warmUp: () => warmUp(workers),
  };
}
