import { type PDFDocumentLoadingTask, PDFWorker, TextLayer, VerbosityLevel } from 'pdfjs-dist';
import { createPolicy } from '../shared/trusted-types.ts';

/** The Trusted Types policy for the one worker script. */
export const WORKER_POLICY_NAME = 'leeszaal-reader-worker';

const WORKER_URL = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url);

let policy: { createScriptURL(url: string): string } | undefined;
let shared: { readonly worker: PDFWorker; readonly port: Worker; users: number } | undefined;

/** The only address that the policy lets through is the worker's own. */
function workerUrl(): string {
  policy ??= createPolicy(WORKER_POLICY_NAME, {
    createScriptURL(url) {
      if (url !== WORKER_URL.href) throw new TypeError(`No worker script: ${url}`);
      return url;
    },
  });
  return policy.createScriptURL(WORKER_URL.href);
}

/** The worker that reads PDFs, in the hands of one viewer. */
export interface PdfWorkerLease {
  readonly worker: PDFWorker;
  /** Frees what a task holds, in the worker and in the page (fonts). Nobody needs to wait for it. */
  end(task: PDFDocumentLoadingTask): void;
  /** Gives the worker back; resolves when everything that was ended is free. */
  release(): Promise<void>;
}

/**
 * Takes the worker that reads PDFs, one for all viewers (`docs/decisions.md` 74). It stays as long
 * as somebody uses it.
 */
export function takePdfWorker(): PdfWorkerLease {
  const taken = shared ?? start();
  taken.users += 1;
  shared = taken;
  const ending = new Set<Promise<void>>();
  return {
    worker: taken.worker,
    end(task) {
      // What fails to be freed has been given up already.
      const end = task.destroy().catch(() => undefined);
      ending.add(end);
      end.finally(() => ending.delete(end));
    },
    async release() {
      await Promise.all(ending);
      taken.users -= 1;
      if (taken.users > 0) return;
      if (shared === taken) shared = undefined;
      taken.worker.destroy();
      taken.port.terminate();
      TextLayer.cleanup();
    },
  };
}

function start() {
  const port = new Worker(workerUrl(), { type: 'module', name: 'leeszaal-pdf' });
  const worker = PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS });
  return { worker, port, users: 0 };
}
