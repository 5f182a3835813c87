import { onceLoaded } from '@leeszaal/remote-kit/parts';
import { createPolicy, fetchFile } from '@leeszaal/shared-contracts';
import { cacheFetches } from './data/cache-fetches.ts';
import { pdfAssets } from './data/pdf-assets.ts';
import { loadPdfFiles } from './data/pdf-files.ts';
import { placeFiles } from './data/place-files.ts';
import { PaintFrame } from './paint-frame.ts';
import { startInPage, startWorker, WorkerLateError } from './start-worker.ts';

/** The Trusted Types policy of the worker's script. */
export const WORKER_POLICY_NAME = 'leeszaal-reader-worker';

const WORKER_URL = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url);

/** How long, in ms, the worker's script may load: a connection can stall. */
const SCRIPT_LIMIT_MS = 120_000;

/** How long, in ms, a worker runs that was started ahead: between resting on a button and its press. */
export const AHEAD_MS = 30_000;

/** A lease of the PDF worker. */
export interface WorkerPortLease {
  /**
   * Rejects when the script cannot be loaded, fails its integrity check or does not start in time. A port of the page's
   * own thread where its policy forbids workers.
   */
  readonly port: Promise<Worker>;
  /** In which pages are painted. */
  readonly frame: PaintFrame;
  /** Ends the worker for all its leases, because it no longer answers; the next lease starts another one. */
  giveUp(): void;
  /** Ends the lease at once: the last one of a home removes its frame, the last one of all ends the worker. */
  release(): Promise<void>;
}

/** Leases one PDF worker (`docs/decisions.md` 74); loads in parallel with pdf.js. */
export interface WorkerPorts {
  /**
   * Starts the worker if it is not running.
   *
   * @param home an element of the mount, for the hidden frame in which its pages are painted
   */
  take(home: HTMLElement): WorkerPortLease;
  /**
   * Starts the worker before there is a mount. It ends unless a lease follows within {@link AHEAD_MS}.
   */
  startAhead(): void;
  /** Fetches the worker's script once; after a failure the next call fetches it again. */
  loadScript(): Promise<Blob>;
}

interface SharedPort {
  readonly port: Promise<Worker>;
  users: number;
}

/** Makes the leases of a page, whose Trusted Types policy can be made only once. */
export function createWorkerPorts(): WorkerPorts {
  const scriptUrl = createScriptUrls();
  const loadScript = onceLoaded(fetchScript);
  const frames = createFrames();
  let shared: SharedPort | undefined;

  /** Whether the page's policy forbids workers; that does not change. */
  let isForbidden = false;

  async function startPort(): Promise<Worker> {
    if (isForbidden) return startInPage(importScript);
    const address = URL.createObjectURL(await loadScript());
    try {
      const options = { type: 'module', name: 'leeszaal-pdf' } as const;
      return await startWorker(() => new Worker(scriptUrl(address), options));
    } catch (error) {
      if (error instanceof WorkerLateError) throw error;
      isForbidden = true;
      return startInPage(importScript);
    } finally {
      URL.revokeObjectURL(address);
    }
  }

  function start(): SharedPort {
    const port = startPort();
    const started: SharedPort = { port, users: 0 };
    port.catch(() => {
      if (shared === started) shared = undefined;
    });
    return started;
  }

  async function end(ended: SharedPort): Promise<void> {
    if (shared === ended) shared = undefined;
    const port = await ended.port.catch(() => undefined);
    port?.terminate();
  }

  function use() {
    const used = shared ?? start();
    used.users += 1;
    shared = used;
    const release = async () => {
      used.users -= 1;
      if (used.users === 0) await end(used);
    };
    return { used, release };
  }

  let endAhead: () => void = () => undefined;

  return {
    loadScript,
    startAhead() {
      const { release } = use();
      endAhead();
      const timer = setTimeout(() => endAhead(), AHEAD_MS);
      endAhead = () => {
        clearTimeout(timer);
        endAhead = () => undefined;
        void release();
      };
    },
    take(home) {
      const { used, release } = use();
      // The new lease begins before the other ends, so that the worker keeps running.
      endAhead();
      const { frame, giveBack } = frames.take(home);
      return {
        port: used.port,
        frame,
        giveUp: () => void end(used),
        release() {
          giveBack();
          return release();
        },
      };
    },
  };
}

/** One frame for each home: simultaneous mounts begin and end apart from one another. */
function createFrames() {
  const used = new Map<HTMLElement, { readonly frame: PaintFrame; users: number }>();
  return {
    take(home: HTMLElement) {
      const taken = used.get(home) ?? { frame: new PaintFrame(home), users: 0 };
      taken.users += 1;
      used.set(home, taken);
      const giveBack = () => {
        taken.users -= 1;
        if (taken.users > 0) return;
        used.delete(home);
        taken.frame.close();
      };
      return { frame: taken.frame, giveBack };
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

/** The same script as a module of the page; bundlers leave its address alone. */
const importScript = () => import(/* webpackIgnore: true */ /* @vite-ignore */ WORKER_URL.href);

/** The host compares fetched bytes with their digest, and starts no worker from an address. */
async function fetchScript(): Promise<Blob> {
  const signal = AbortSignal.timeout(SCRIPT_LIMIT_MS);
  const [answer, files] = await Promise.all([
    fetchFile(WORKER_URL.href, { cache: 'default', signal }),
    loadPdfFiles?.(),
  ]);
  const folder = JSON.stringify(pdfAssets());
  const placed = files ? `(${placeFiles})(self, ${folder}, ${JSON.stringify(files)});\n` : '';
  const ahead = `${placed}(${cacheFetches})(self, ${folder});\n`;
  return new Blob([ahead, await answer.blob()], { type: 'text/javascript' });
}
