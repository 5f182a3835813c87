import { fetchFile } from '@leeszaal/shared-contracts';
import { createPolicy } from '../../security/trusted-types.ts';
import { keepFetched } from './keep-fetched.ts';
import { PaintFrame } from './paint-frame.ts';
import { pdfAssets } from './pdf-assets.ts';

/** The Trusted Types policy for the one worker script. */
export const WORKER_POLICY_NAME = 'leeszaal-reader-worker';

const WORKER_URL = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url);

/** Filled in by the build: the digest of one of its own files. */
declare const __leeszaal_integrity__: (url: string) => string;

let policy: { createScriptURL(url: string): string } | undefined;
/** The only address that the policy lets through: the worker's bytes, as they were checked. */
let checked: string | undefined;
let shared: SharedPort | undefined;
let script: Promise<Blob> | undefined;

interface SharedPort {
  readonly port: Promise<Worker>;
  readonly frame: PaintFrame;
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

/** The thread that reads PDFs, in the hands of somebody who needs it, or is about to. */
export interface WorkerPortLease {
  /** Rejects when its script could not be had, or is not the one that was built. */
  readonly port: Promise<Worker>;
  /** Where its pages are painted. */
  readonly frame: PaintFrame;
  /** Gives both back; with the last one who does they end. */
  release(): Promise<void>;
}

/**
 * Takes the thread that reads PDFs, one for all (`docs/decisions.md` 74), and starts it when there is
 * none. It knows nothing of the code on this side, so that both can be loaded at the same time.
 */
export function takeWorkerPort(): WorkerPortLease {
  const taken = shared ?? start();
  taken.users += 1;
  shared = taken;
  return {
    port: taken.port,
    frame: taken.frame,
    async release() {
      taken.users -= 1;
      if (taken.users > 0) return;
      if (shared === taken) shared = undefined;
      taken.frame.close();
      const port = await taken.port.catch(() => undefined);
      port?.terminate();
    },
  };
}

function start(): SharedPort {
  const port = startThread();
  const begun: SharedPort = { port, frame: new PaintFrame(), users: 0 };
  port.catch(() => {
    // Who comes next tries again.
    if (shared === begun) shared = undefined;
  });
  return begun;
}

async function startThread(): Promise<Worker> {
  const address = URL.createObjectURL(await loadWorkerScript());
  try {
    return new Worker(scriptUrl(address), { type: 'module', name: 'leeszaal-pdf' });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** What the thread runs, fetched once; what fails is fetched again by who comes next. */
export function loadWorkerScript(): Promise<Blob> {
  if (script !== undefined) return script;
  const fetching = fetchScript();
  script = fetching;
  fetching.catch(() => {
    if (script === fetching) script = undefined;
  });
  return fetching;
}

/** No browser checks the script of a worker, so it is fetched, checked, and started from its bytes. */
async function fetchScript(): Promise<Blob> {
  const { href } = WORKER_URL;
  const integrity = __leeszaal_integrity__(href);
  const { signal } = new AbortController();
  // Bytes that fail their check may come from the browser's cache: ask once more, past it.
  const answer = await fetchFile(href, { cache: 'default', signal, integrity }).catch(() =>
    fetchFile(href, { cache: 'reload', signal, integrity }),
  );
  const ahead = `(${keepFetched})(self, ${JSON.stringify(pdfAssets())});\n`;
  return new Blob([ahead, await answer.blob()], { type: 'text/javascript' });
}
