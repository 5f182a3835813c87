import { afterVisibleSeconds } from '../../scheduling/visible-time.ts';

/** How long, in seconds, the script of a worker may take to run. */
export const START_LIMIT_S = 20;

/** The script of a worker did not run in time. */
export class WorkerLateError extends Error {
  override readonly name = 'WorkerLateError';

  constructor() {
    super('The worker did not start in time');
  }
}

/** The engine's side of pdf.js, as the script of its worker exports it. */
interface EngineModule {
  readonly WorkerMessageHandler: { initializeFromPort(port: MessagePort): void };
}

/**
 * Starts a worker, and waits until its script runs.
 *
 * @param create calls the constructor, which some browsers let throw where the page's policy forbids the script
 * @throws WorkerLateError when it does not within {@link START_LIMIT_S}; another error when the page's policy forbids
 *   the script
 */
export async function startWorker(create: () => Worker): Promise<Worker> {
  const worker = create();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const abort = new AbortController();
  const { signal } = abort;
  // pdf.js sends a message when it is ready.
  worker.addEventListener('message', () => resolve(), { signal });
  worker.addEventListener('error', () => reject(new Error('The worker may not run')), { signal });
  const cancel = afterVisibleSeconds(START_LIMIT_S, () => reject(new WorkerLateError()));
  try {
    await promise;
  } catch (error) {
    worker.terminate();
    throw error;
  } finally {
    cancel();
    abort.abort();
  }
  return worker;
}

/**
 * Runs the engine in the page's own thread, where the page's policy forbids workers from a blob: slower, and the page
 * waits while it works. Only a page around an embedded reader has such a policy.
 *
 * @param load imports the script of the worker
 * @returns what pdf.js uses like a worker
 */
export async function startInPage(load: () => Promise<EngineModule>): Promise<Worker> {
  const { WorkerMessageHandler } = await load();
  // The script also leaves a global for code that looks for it there.
  Reflect.deleteProperty(globalThis, 'pdfjsWorker');
  const { port1, port2 } = new MessageChannel();
  WorkerMessageHandler.initializeFromPort(port2);
  port1.start();
  port2.start();
  const terminate = () => {
    port1.close();
    port2.close();
  };
  // pdf.js uses the port's messages only, and the lease ends it like a worker.
  return Object.assign(port1, { terminate }) as unknown as Worker;
}
