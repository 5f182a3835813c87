import type { CreateViewerOptions, Viewer } from './contract/viewer.contract.ts';
import { isEpub } from './is-epub.ts';
import type { WorkerPortLease } from './pdf/engine/worker-ports.ts';
import type { ViewerCode } from './viewer-code.ts';

/** The viewers of one mount. */
export interface Viewers {
  /**
   * Starts the PDF engine, unless the media type is known to be another one: most documents are PDFs. It runs until
   * {@link Viewers.prepare} or {@link Viewers.dropEngine}.
   */
  startAhead(mimeType: string | undefined): void;
  /** Ends an engine that was started ahead, unless a viewer uses it. */
  dropEngine(): void;
  /**
   * Loads the code, and starts the engine, of a format; returns a function that ends its lease. Errors are
   * silent: {@link Viewers.create} loads again and reports them.
   */
  prepare(mimeType: string): () => void;
  /** Makes the viewer of a document; an unknown media type fails as a PDF. */
  create(options: CreateViewerOptions): Promise<Viewer>;
}

const nothing = () => undefined;

/**
 * Makes the viewers of one mount.
 *
 * @param home an element of the mount, for hidden frames
 */
export function createViewers(code: ViewerCode, home: HTMLElement): Viewers {
  let startedAhead: WorkerPortLease | undefined;

  function dropEngine(): void {
    void startedAhead?.release();
    startedAhead = undefined;
  }

  return {
    startAhead(mimeType) {
      code.stopPrefetch();
      if (isEpub(mimeType)) code.preloadEpub();
      else startedAhead ??= code.ports.take(home);
    },
    dropEngine,
    prepare(mimeType) {
      code.stopPrefetch();
      if (isEpub(mimeType)) {
        dropEngine();
        code.preloadEpub();
        return nothing;
      }
      // The new lease begins before the other ends, so that the engine keeps running.
      const lease = code.ports.take(home);
      dropEngine();
      let isOver = false;
      const warm = code.pdf().then((pdf) => (isOver ? nothing : pdf.warmUp(home)));
      warm.catch(nothing);
      return () => {
        isOver = true;
        void lease.release();
        warm.then((coolDown) => coolDown(), nothing);
      };
    },
    async create(options) {
      if (isEpub(options.document.appearance.mimeType)) {
        const [epub, contents] = await Promise.all([code.epub(), options.contents]);
        return epub.createViewer({ ...options, contents });
      }
      return (await code.pdf()).createViewer(options, home);
    },
  };
}
