import { onceLoaded } from '@leeszaal/remote-kit/parts';
import type { EpubFormat } from './epub/epub-format.ts';
import { isEpub } from './is-epub.ts';
import { createWorkerPorts, type WorkerPorts } from './pdf/engine/worker-ports.ts';
import { loadLayerCode } from './pdf/layers/layer-code.ts';
import type { PdfFormat } from './pdf/pdf-format.ts';

/**
 * The code of the viewers and the PDF worker. A page has one instance, made with the remote's module:
 * successive mounts reuse the worker's script and the first faces, simultaneous mounts share the worker
 * (`docs/decisions.md` 74).
 */
export interface ViewerCode {
  readonly ports: WorkerPorts;
  /** Rejects when the code cannot be loaded; the next call tries again. */
  pdf(): Promise<PdfFormat>;
  /** As {@link ViewerCode.pdf}. */
  epub(): Promise<EpubFormat>;
  /** Loads the code of what lies over the page of a PDF, which else loads when the first page was painted. */
  preloadLayers(): void;
  /**
   * Loads code and worker script in idle time, without starting the worker.
   *
   * @param home where the viewer of EPUBs may then open a page of its own, out of sight
   */
  prefetch(home?: HTMLElement): Promise<void>;
  /** Loads the code for EPUBs and the faces that most books need. A failure is silent. */
  preloadEpub(): void;
  /**
   * Loads the code of a format, since a document is about to be opened. Starts the worker unless the media type is
   * known to be that of an EPUB; ends it if no document is opened.
   */
  startAhead(mimeType?: string): void;
  /** Stops the prefetch, which would compete with a document that is being opened. */
  stopPrefetch(): void;
}

/** Makes the loader; loads nothing yet. */
export function createViewerCode(): ViewerCode {
  const ports = createWorkerPorts();
  const pdf = onceLoaded(async () => (await import('./pdf/pdf-format.ts')).createPdfFormat(ports));
  const epub = onceLoaded(async () => (await import('./epub/epub-format.ts')).createEpubFormat());
  const stop = new AbortController();
  function preloadEpub(): void {
    epub()
      .then((format) => format.loadFirstFaces())
      .catch(() => undefined);
  }
  return {
    ports,
    pdf,
    epub,
    preloadLayers() {
      loadLayerCode().catch(() => undefined);
    },
    async prefetch(home) {
      const faces = async () => (await epub()).loadFirstFaces();
      const longChapters = async () => (await epub()).loadLongChapters();
      const warm = async () => home && (await epub()).warmUp(home, stop.signal);
      for (const load of [pdf, ports.loadScript, loadLayerCode, epub, faces, longChapters, warm]) {
        if (stop.signal.aborted) return;
        // A failed load is repeated when the code is needed.
        await load().catch(() => undefined);
      }
    },
    preloadEpub,
    startAhead(mimeType) {
      if (isEpub(mimeType)) return preloadEpub();
      ports.startAhead();
      pdf().catch(() => undefined);
    },
    stopPrefetch() {
      stop.abort();
    },
  };
}
