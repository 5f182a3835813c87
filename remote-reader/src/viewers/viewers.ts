import { formatOf } from '@leeszaal/shared-contracts';
import type { CreateViewerOptions, Viewer } from './contract/viewer.contract.ts';
import type { WorkerPortLease } from './pdf/engine/worker-ports.ts';
import type { ViewerCode } from './viewer-code.ts';

/** The viewers of one mount. */
export type Viewers = ReturnType<typeof createViewers>;

const nothing = () => undefined;

/** Makes the viewers of one mount. */
export function createViewers(code: ViewerCode) {
  let startedAhead: WorkerPortLease | undefined;

  /** Ends an engine that was started ahead, unless a viewer uses it. */
  function dropEngine(): void {
    void startedAhead?.release();
    startedAhead = undefined;
  }

  return {
    /**
     * Starts the PDF engine before the format is known, since most documents are PDFs. It runs until `prepare`
     * or `dropEngine`.
     */
    startEngine(): void {
      code.stopPrefetch();
      startedAhead ??= code.ports.take();
    },
    dropEngine,
    /**
     * Loads the code, and starts the engine, of a format; returns a function that ends its lease. Errors are
     * silent: `create` loads again and reports them.
     */
    prepare(mimeType: string): () => void {
      code.stopPrefetch();
      if (formatOf(mimeType) === 'epub') {
        dropEngine();
        code
          .epub()
          .then((epub) => epub.loadFirstFaces())
          .catch(nothing);
        return nothing;
      }
      // The new lease begins before the other ends, so that the engine keeps running.
      const lease = code.ports.take();
      dropEngine();
      const warm = code.pdf().then((pdf) => pdf.warmUp());
      warm.catch(nothing);
      return () => {
        void lease.release();
        warm.then((coolDown) => coolDown(), nothing);
      };
    },
    /** Makes the viewer of a document; an unknown media type fails as a PDF. */
    async create(options: CreateViewerOptions): Promise<Viewer> {
      if (formatOf(options.document.appearance.mimeType) === 'epub') {
        const [epub, contents] = await Promise.all([code.epub(), options.contents]);
        return epub.createViewer({ ...options, contents });
      }
      return (await code.pdf()).createViewer(options);
    },
  };
}
