import { onceLoaded } from '@leeszaal/remote-kit/parts';
import { fetchFile } from '@leeszaal/shared-contracts';
import { createPolicy } from '../../security/trusted-types.ts';
import { cacheFetches } from './cache-fetches.ts';
import { PaintFrame } from './paint-frame.ts';
import { pdfAssets } from './pdf-assets.ts';

/** The Trusted Types policy of the worker's script. */
export const WORKER_POLICY_NAME = 'leeszaal-reader-worker';

const WORKER_URL = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url);

/** A lease of the PDF worker. */
export interface WorkerPortLease {
  /** Rejects when the script cannot be loaded or fails its integrity check. */
  readonly port: Promise<Worker>;
  /** In which pages are painted. */
  readonly frame: PaintFrame;
  /** Ends the lease; the last one ends worker and frame. */
  release(): Promise<void>;
}

/** Leases one PDF worker (`docs/decisions.md` 74); loads in parallel with pdf.js. */
export interface WorkerPorts {
  /** Starts the worker if it is not running. */
  take(): WorkerPortLease;
  /** Fetches the worker's script once; after a failure the next call fetches it again. */
  loadScript(): Promise<Blob>;
}

interface SharedPort {
  readonly port: Promise<Worker>;
  readonly frame: PaintFrame;
  users: number;
}

/** Makes the leases of a page, whose Trusted Types policy can be made only once. */
export function createWorkerPorts(): WorkerPorts {
  const scriptUrl = createScriptUrls();
  const loadScript = onceLoaded(fetchScript);
  let shared: SharedPort | undefined;

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

/** Makes trusted URLs of the checked script; the policy rejects every other URL. */
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

/** The host compares fetched bytes with their digest, and starts no worker from an address. */
async function fetchScript(): Promise<Blob> {
  const { signal } = new AbortController();
  const answer = await fetchFile(WORKER_URL.href, { cache: 'default', signal });
  const ahead = `(${cacheFetches})(self, ${JSON.stringify(pdfAssets())});\n`;
  return new Blob([ahead, await answer.blob()], { type: 'text/javascript' });
}
