import { Worker } from 'node:worker_threads';
import { errorCode } from '../../errors/error-code.ts';
import { MAX_WORKER_MEMORY } from '../model/import-limits.ts';
import type { JobRequest } from './document-jobs.contract.ts';
import type { JobOutcome } from './job-outcome.contract.ts';
import { watchMemory } from './watch-memory.ts';

/*
 * The process of one document worker. Its jobs run in a thread; the main thread forwards them and stays idle,
 * so that it can check the memory of the process and notice the end of the server.
 * Arguments: the URL of the module with the jobs.
 */

/** Limit for JavaScript objects; buffers and the engine's memory are extra. */
const HEAP_MEGABYTES = 512;

const [script = ''] = process.argv.slice(2);
const worker = new Worker(new URL(script), {
  resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
});

/** Reports an outcome and kills the process, even while the thread is busy. */
const endWith = (outcome: JobOutcome) => {
  process.send?.(outcome, undefined, {}, () => process.kill(process.pid, 'SIGKILL'));
};

const watch = watchMemory(MAX_WORKER_MEMORY, () => endWith({ ok: false, fault: 'memory' }));

process.on('message', (request: JobRequest) => {
  watch.start();
  worker.postMessage(request);
});
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

worker.on('message', (outcome: JobOutcome) => {
  watch.stop();
  process.send?.(outcome);
});
worker.on('error', (error) => {
  const isHeapFull = errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY';
  const message = error instanceof Error ? error.message : String(error);
  endWith(isHeapFull ? { ok: false, fault: 'memory' } : { ok: false, fault: 'crash', message });
});
worker.on('exit', () => endWith({ ok: false, fault: 'crash', message: 'its thread ended' }));
