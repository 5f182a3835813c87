import { Worker } from 'node:worker_threads';
import { DocumentError } from '../model/document-error.ts';
import type { DocumentJobs, JobKind, JobRequest } from './document-jobs.contract.ts';
import type { JobOutcome } from './job-outcome.contract.ts';
import { type JobLane, JobQueue } from './job-queue.ts';

/** What a pool is made with. */
export interface WorkerPoolOptions {
  /** The module that each thread runs. */
  readonly script: URL;
  /** How many threads there may be. */
  readonly size: number;
}

/** How one job is to be run. */
export interface RunOptions {
  /** A reader who waits goes before an import that runs for minutes. */
  readonly lane: JobLane;
  /** After this long the thread is ended and the job fails with `timeout`. */
  readonly timeoutMs: number;
}

interface Job extends RunOptions {
  readonly request: JobRequest;
  readonly settle: (outcome: JobOutcome | DocumentError) => void;
}

interface Thread {
  readonly worker: Worker;
  /** The file of its last job, which it holds open. */
  path: string | undefined;
  job: Job | undefined;
  timer: NodeJS.Timeout | undefined;
}

const HEAP_MEGABYTES = 1_024;

const stopping = () => new DocumentError('timeout', 'The server is stopping.');

function errorOf(outcome: Exclude<JobOutcome, { ok: true }>): DocumentError {
  return outcome.fault === 'crash'
    ? new DocumentError('broken', `The file breaks the engine: ${outcome.message}`)
    : new DocumentError(outcome.fault, outcome.message);
}

/**
 * Threads that do one job at a time, started when needed and replaced when they crash or hang. A job
 * goes by preference to the thread that has its file open. An idle pool keeps no process alive.
 */
export class WorkerPool {
  readonly #options: WorkerPoolOptions;
  readonly #threads = new Set<Thread>();
  readonly #queue: JobQueue<Job>;
  #closed = false;

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
    this.#queue = new JobQueue(options.size);
  }

  /** Runs a job. @throws DocumentError what the job threw; timeout; broken when the thread crashed */
  async run<K extends JobKind>(
    kind: K,
    path: string,
    give: DocumentJobs[K]['give'],
    options: RunOptions,
  ): Promise<DocumentJobs[K]['answer']> {
    if (this.#closed) throw stopping();
    return new Promise((resolve, reject) => {
      const settle = (outcome: JobOutcome | DocumentError) => {
        if (outcome instanceof DocumentError) reject(outcome);
        else if (outcome.ok) resolve(outcome.answer as DocumentJobs[K]['answer']);
        else reject(errorOf(outcome));
      };
      this.#queue.add({ ...options, request: { kind, path, give }, settle });
      this.#dispatch();
    });
  }

  /** Starts the threads before anybody waits for one. */
  warmUp(): void {
    while (!this.#closed && this.#threads.size < this.#options.size) this.#spawn();
  }

  /** Ends all threads; what was waiting or running fails. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#queue.clear()) job.settle(stopping());
    await Promise.all([...this.#threads].map((thread) => this.#retire(thread, stopping())));
  }

  #dispatch(): void {
    for (let job = this.#queue.next(); job; job = this.#queue.next()) {
      this.#start(this.#threadFor(job.request.path), job);
    }
  }

  #threadFor(path: string): Thread {
    const idle = [...this.#threads].filter((thread) => thread.job === undefined);
    const holder = idle.find((thread) => thread.path === path);
    if (holder) return holder;
    const full = this.#threads.size >= this.#options.size;
    return (full ? idle[0] : undefined) ?? this.#spawn();
  }

  #spawn(): Thread {
    const worker = new Worker(this.#options.script, {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
    });
    const thread: Thread = { worker, path: undefined, job: undefined, timer: undefined };
    const lost = (message: string) => {
      void this.#retire(thread, { ok: false, fault: 'crash', message });
    };
    worker.on('message', (outcome: JobOutcome) => {
      const usable = outcome.ok ? !outcome.spent : outcome.fault !== 'crash';
      if (usable) this.#settle(thread, outcome);
      else void this.#retire(thread, outcome);
    });
    worker.on('error', (error) => lost(error instanceof Error ? error.message : String(error)));
    worker.on('exit', () => lost('its thread ended'));
    worker.unref();
    this.#threads.add(thread);
    return thread;
  }

  #start(thread: Thread, job: Job): void {
    thread.job = job;
    thread.path = job.request.path;
    thread.worker.ref();
    thread.timer = setTimeout(() => {
      const seconds = Math.ceil(job.timeoutMs / 1_000);
      const late = new DocumentError('timeout', `The file kept the engine busy for ${seconds} s.`);
      void this.#retire(thread, late);
    }, job.timeoutMs);
    thread.worker.postMessage(job.request);
  }

  #settle(thread: Thread, outcome: JobOutcome | DocumentError): void {
    const { job } = thread;
    if (!job) return;
    clearTimeout(thread.timer);
    thread.job = undefined;
    thread.worker.unref();
    this.#queue.finish(job);
    job.settle(outcome);
    if (!this.#closed) this.#dispatch();
  }

  async #retire(thread: Thread, outcome: JobOutcome | DocumentError): Promise<void> {
    this.#threads.delete(thread);
    this.#settle(thread, outcome);
    await thread.worker.terminate();
  }
}
