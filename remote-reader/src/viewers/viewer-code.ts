import type { EpubFormat } from './epub/epub-format.ts';
import { createWorkerPorts, type WorkerPorts } from './pdf/engine/worker-ports.ts';
import type { PdfFormat } from './pdf/pdf-format.ts';

/**
 * The code of the viewers and the worker that reads PDFs. A page has one of these, made with the remote's module:
 * mounts that follow one another reuse the worker's script and the first faces, and mounts beside one another
 * share the worker (`docs/decisions.md` 74).
 */
export interface ViewerCode {
  readonly ports: WorkerPorts;
  /** Rejects when the code could not be loaded; the next call tries again. */
  pdf(): Promise<PdfFormat>;
  /** As {@link ViewerCode.pdf}. */
  epub(): Promise<EpubFormat>;
  /** Loads code and worker script in idle time, starts nothing, and stops at {@link ViewerCode.stopPreload}. */
  preload(): Promise<void>;
  /** A document is being opened: preloading would compete with it. */
  stopPreload(): void;
}

/** Makes the loader of the viewers; loads nothing yet. */
export function createViewerCode(): ViewerCode {
  const ports = createWorkerPorts();
  const pdf = onceLoaded(async () => (await import('./pdf/pdf-format.ts')).createPdfFormat(ports));
  const epub = onceLoaded(async () => (await import('./epub/epub-format.ts')).createEpubFormat());
  let isStopped = false;
  return {
    ports,
    pdf,
    epub,
    async preload() {
      for (const load of [pdf, ports.loadScript, epub]) {
        if (isStopped) return;
        // What fails is loaded again when it is needed.
        await load().catch(() => undefined);
      }
    },
    stopPreload() {
      isStopped = true;
    },
  };
}

/**
 * Loads once, and again after a failure: unlike the browser's own modules, chunks that failed can be requested
 * again.
 */
function onceLoaded<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    if (loaded !== undefined) return loaded;
    const loading = load();
    loaded = loading;
    loading.catch(() => {
      if (loaded === loading) loaded = undefined;
    });
    return loading;
  };
}
