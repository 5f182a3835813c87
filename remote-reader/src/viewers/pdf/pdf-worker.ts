import { fetchFile } from '@leeszaal/shared-contracts';
import { type PDFDocumentLoadingTask, PDFWorker, TextLayer, VerbosityLevel } from 'pdfjs-dist';
import { createPolicy } from '../shared/trusted-types.ts';

/** The Trusted Types policy for the one worker script. */
export const WORKER_POLICY_NAME = 'leeszaal-reader-worker';

const WORKER_URL = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url);

/** Filled in by the build: the digest of one of its own files. */
declare const __leeszaal_integrity__: (url: string) => string;

let policy: { createScriptURL(url: string): string } | undefined;
/** The only address that the policy lets through: the worker's bytes, as they were checked. */
let checked: string | undefined;
let shared: SharedWorker | undefined;

interface SharedWorker {
  readonly started: Promise<{ readonly worker: PDFWorker; readonly port: Worker }>;
  users: number;
}

function scriptUrl(address: string): string {
  checked = address;
  policy ??= createPolicy(WORKER_POLICY_NAME, {
    createScriptURL(url) {
      if (url !== checked) throw new TypeError(`No worker script: ${url}`);
      return url;
    },
  });
  return policy.createScriptURL(address);
}

/** The worker that reads PDFs, in the hands of one viewer. */
export interface PdfWorkerLease {
  /** Rejects when its script could not be had, or is not the one that was built. */
  readonly worker: Promise<PDFWorker>;
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
    worker: taken.started.then(({ worker }) => worker),
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
      TextLayer.cleanup();
      const started = await taken.started.catch(() => undefined);
      started?.worker.destroy();
      started?.port.terminate();
    },
  };
}

function start(): SharedWorker {
  const started = startWorker();
  const begun: SharedWorker = { started, users: 0 };
  started.catch(() => {
    // Who comes next tries again.
    if (shared === begun) shared = undefined;
  });
  return begun;
}

/** No browser checks the script of a worker, so it is fetched, checked, and started from its bytes. */
async function startWorker() {
  const { href } = WORKER_URL;
  const integrity = __leeszaal_integrity__(href);
  const { signal } = new AbortController();
  // Bytes that fail their check may come from the browser's cache: ask once more, past it.
  const answer = await fetchFile(href, { cache: 'default', signal, integrity }).catch(() =>
    fetchFile(href, { cache: 'reload', signal, integrity }),
  );
  const address = URL.createObjectURL(await answer.blob());
  try {
    const port = new Worker(scriptUrl(address), { type: 'module', name: 'leeszaal-pdf' });
    return { worker: PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS }), port };
  } finally {
    URL.revokeObjectURL(address);
  }
}
