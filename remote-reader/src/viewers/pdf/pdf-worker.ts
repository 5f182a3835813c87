import { PDFWorker, TextLayer } from 'pdfjs-dist';
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

/**
 * The worker that reads PDFs, one for all viewers (`docs/decisions.md` 74). It stays as long as
 * somebody uses it; every taking is answered by one release.
 */
export function takePdfWorker(): { readonly worker: PDFWorker; release(): void } {
  const taken = shared ?? start();
  taken.users += 1;
  shared = taken;
  let released = false;
  return {
    worker: taken.worker,
    release() {
      if (released) return;
      released = true;
      taken.users -= 1;
      if (taken.users > 0) return;
      shared = undefined;
      taken.worker.destroy();
      taken.port.terminate();
      TextLayer.cleanup();
    },
  };
}

function start() {
  const port = new Worker(workerUrl(), { type: 'module', name: 'leeszaal-pdf' });
  // A given port is what the parameter is for; the typings derive it from its default, null.
  const worker = PDFWorker.create({ port });
  return { worker, port, users: 0 };
}
