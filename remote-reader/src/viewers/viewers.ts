import { type ContentsEntry, formatOf } from '@leeszaal/shared-contracts';
import type { Viewer, ViewerOptions } from './contract/viewer.contract.ts';
import type { WorkerPortLease } from './pdf/engine/worker-ports.ts';
import type { ViewerCode } from './viewer-code.ts';

/** What a viewer is made of while its contents are being loaded; they never reject. */
export interface CreateViewerOptions extends Omit<ViewerOptions, 'contents'> {
  readonly contents: Promise<readonly ContentsEntry[]>;
}

/** The viewers of one mount. */
export interface Viewers {
  /**
   * Starts the PDF engine before the format is known: most documents are PDFs, and it takes longer to start than
   * the server to answer. It runs until {@link Viewers.prepare} or {@link Viewers.dropEngine}.
   */
  startEngine(): void;
  /** Ends the engine that was started before the format was known, unless a viewer uses it. */
  dropEngine(): void;
  /**
   * Loads the code, and starts the engine, that a format needs; returns a function that ends its lease. Failures
   * are silent: {@link Viewers.create} loads again, and reports them.
   */
  prepare(mimeType: string): () => void;
  /**
   * Makes the viewer of a document; the code of the other one is never loaded. An unknown media type is tried as
   * a PDF, whose failure names it.
   */
  create(options: CreateViewerOptions): Promise<Viewer>;
}

const nothing = () => undefined;

/** Makes the viewers of one mount. */
export function createViewers(code: ViewerCode): Viewers {
  let startedAhead: WorkerPortLease | undefined;

  function dropEngine(): void {
    void startedAhead?.release();
    startedAhead = undefined;
  }

  return {
    startEngine() {
      code.stopPreload();
      startedAhead ??= code.ports.take();
    },
    dropEngine,
    prepare(mimeType) {
      code.stopPreload();
      if (formatOf(mimeType) === 'epub') {
        dropEngine();
        code
          .epub()
          .then((epub) => epub.loadFirstFaces())
          .catch(nothing);
        return nothing;
      }
      // Taken before the other lease ends: the engine never ends in between.
      const lease = code.ports.take();
      dropEngine();
      const warm = code.pdf().then((pdf) => pdf.warmUp());
      warm.catch(nothing);
      return () => {
        void lease.release();
        warm.then((coolDown) => coolDown(), nothing);
      };
    },
    async create(options) {
      if (formatOf(options.document.appearance.mimeType) === 'epub') {
        const [epub, contents] = await Promise.all([code.epub(), options.contents]);
        return epub.createViewer({ ...options, contents });
      }
      return (await code.pdf()).createViewer(options);
    },
  };
}
