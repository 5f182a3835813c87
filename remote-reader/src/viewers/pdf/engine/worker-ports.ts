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

/** A lease of the worker that reads PDFs. */
export interface WorkerPortLease {
  /** Rejects when its script could not be loaded, or is not the one that was built. */
  readonly port: Promise<Worker>;
  /** Where its pages are painted. */
  readonly frame: PaintFrame;
  /** Ends the lease; the last one ends worker and frame. */
  release(): Promise<void>;
}

/**
 * Leases the worker that reads PDFs: one for all leases (`docs/decisions.md` 74). It knows nothing of the code on
 * this side, so that both can be loaded at the same time.
 */
export interface WorkerPorts {
  /** Starts the worker when there is none. */
  take(): WorkerPortLease;
  /** Fetches the worker's script, once; a failed fetch is repeated by the next caller. */
  loadScript(): Promise<Blob>;
}

interface SharedPort {
  readonly port: Promise<Worker>;
  readonly frame: PaintFrame;
  users: number;
}

/** Makes the leases of a page: it has one Trusted Types policy of each name, and so one of these. */
export function createWorkerPorts(): WorkerPorts {
  const scriptUrl = createScriptUrls();
  let shared: SharedPort | undefined;
  let script: Promise<Blob> | undefined;

  function loadScript(): Promise<Blob> {
    if (script !== undefined) return script;
    const fetching = fetchScript();
    script = fetching;
    fetching.catch(() => {
      if (script === fetching) script = undefined;
    });
    return fetching;
  }

  async function startWorker(): Promise<Worker> {
    const address = URL.createObjectURL(await loadScript());
    try {
      return new Worker(scriptUrl(address), { type: 'module', name: 'leeszaal-pdf' });
    } finally {
      URL.revokeObjectURL(address);
    }
  }

  function start(): SharedPort {
    const port = startWorker();
    const started: SharedPort = { port, frame: new PaintFrame(), users: 0 };
    port.catch(() => {
      // The next lease tries again.
      if (shared === started) shared = undefined;
    });
    return started;
  }

  return {
    loadScript,
    take() {
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
    },
  };
}

/** Makes trusted addresses of the worker's checked bytes; the policy lets no other address through. */
function createScriptUrls(): (address: string) => string {
  let policy: { createScriptURL(url: string): string } | undefined;
  let checked: string | undefined;
  return (address) => {
    checked = address;
    policy ??= createPolicy(WORKER_POLICY_NAME, {
      createScriptURL(url) {
        if (url !== checked) throw new TypeError(`No worker script: ${url}`);
        return url;
      },
    });
    return policy.createScriptURL(address);
  };
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
