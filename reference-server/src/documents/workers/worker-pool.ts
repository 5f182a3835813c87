import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { DocumentError } from '../model/document-error.ts';
import { limitError } from '../model/import-limits.ts';
import type { DocumentJobs, JobKind, JobRequest } from './document-jobs.contract.ts';
import { type JobOutcome, leavesUsable } from './job-outcome.contract.ts';
import { type JobPriority, JobQueue } from './job-queue.ts';

/** Options of a pool. */
export interface WorkerPoolOptions {
  /** The module with the jobs. */
  readonly script: URL;
  /** Most workers at a time. */
  readonly size: number;
}

/** How to run a job. */
export interface RunOptions {
  readonly priority: JobPriority;
  /** After this time the pool ends the worker, and the job fails with `timeout`. */
  readonly timeoutMs: number;
  /** Cancels the job while it is queued: it fails with `timeout`. A running job is not cancelled. */
  readonly signal?: AbortSignal | undefined;
}

interface Job extends RunOptions {
  readonly request: JobRequest;
  readonly settle: (outcome: JobOutcome | DocumentError) => void;
}

interface DocumentWorker {
  readonly process: ChildProcess;
  /** The file of its last job, which it keeps open. */
  path: string | undefined;
  job: Job | undefined;
  timer: NodeJS.Timeout | undefined;
}

const HOST = fileURLToPath(new URL('./document-process.ts', import.meta.url));
// Frees a codec's memory right after use.
const EXEC_ARGV = ['--disable-warning=ExperimentalWarning', '--expose-gc'];

const cancelled = () => new DocumentError('timeout', 'The request was cancelled.');
const stopping = () => new DocumentError('timeout', 'The server is stopping.');

function errorOf(outcome: Exclude<JobOutcome, { ok: true }>): DocumentError {
  switch (outcome.fault) {
    case 'memory':
      return limitError('worker-memory');
    case 'crash':
      return new DocumentError('broken', `The file breaks the engine: ${outcome.message}`);
    default:
      return new DocumentError(outcome.fault, outcome.message, { limit: outcome.limit });
  }
}

/** Whether a child process keeps this one alive. */
function keepAlive(child: ChildProcess, isNeeded: boolean): void {
  if (isNeeded) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}

/**
 * Worker processes that run one job at a time. The pool starts them on demand, and replaces those that crash,
 * hang or exceed the memory limit: only the memory of a whole process can be measured and freed
 * (`docs/decisions.md`, *PDF, page by page*). It prefers the worker that has the job's file open. An
 * idle pool keeps no process alive.
 */
export class WorkerPool {
  readonly #options: WorkerPoolOptions;
  readonly #workers = new Set<DocumentWorker>();
  readonly #queue: JobQueue<Job>;
  #closed = false;

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
    this.#queue = new JobQueue(options.size);
  }

  /**
   * Runs a job.
   *
   * @throws DocumentError what the job threw; timeout; broken when the worker crashed; too-large when it took too much
   * memory
   */
  async run<K extends JobKind>(
    kind: K,
    path: string,
    input: DocumentJobs[K]['input'],
    options: RunOptions,
  ): Promise<DocumentJobs[K]['answer']> {
    if (this.#closed) throw stopping();
    if (options.signal?.aborted) throw cancelled();
    return new Promise((resolve, reject) => {
      const settle = (outcome: JobOutcome | DocumentError) => {
        if (outcome instanceof DocumentError) reject(outcome);
        else if (outcome.ok) resolve(outcome.answer as DocumentJobs[K]['answer']);
        else reject(errorOf(outcome));
      };
      const job: Job = { ...options, request: { kind, path, input }, settle };
      this.#queue.add(job);
      options.signal?.addEventListener('abort', () => {
        if (this.#queue.remove(job)) settle(cancelled());
      });
      this.#dispatch();
    });
  }

  /** Starts all workers now. */
  warmUp(): void {
    while (!this.#closed && this.#workers.size < this.#options.size) this.#spawn();
  }

  /** Ends all workers; queued and running jobs fail. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#queue.clear()) job.settle(stopping());
    await Promise.all([...this.#workers].map((worker) => this.#retire(worker, stopping())));
  }

  #dispatch(): void {
    for (let job = this.#queue.next(); job; job = this.#queue.next()) {
      this.#start(this.#workerFor(job.request.path), job);
    }
  }

  #workerFor(path: string): DocumentWorker {
    const idle = [...this.#workers].filter((worker) => worker.job === undefined);
    const holder = idle.find((worker) => worker.path === path);
    if (holder) return holder;
    const full = this.#workers.size >= this.#options.size;
    return (full ? idle[0] : undefined) ?? this.#spawn();
  }

  #spawn(): DocumentWorker {
    const child = fork(HOST, [this.#options.script.href], {
      execArgv: EXEC_ARGV,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const worker: DocumentWorker = {
      process: child,
      path: undefined,
      job: undefined,
      timer: undefined,
    };
    const lost = (message: string) => {
      void this.#retire(worker, { ok: false, fault: 'crash', message });
    };
    child.on('message', (message) => {
      const outcome = message as JobOutcome;
      if (leavesUsable(outcome)) this.#settle(worker, outcome);
      else void this.#retire(worker, outcome);
    });
    child.on('error', (error) => lost(error.message));
    child.on('exit', () => lost('its process ended'));
    keepAlive(child, false);
    this.#workers.add(worker);
    return worker;
  }

  #start(worker: DocumentWorker, job: Job): void {
    worker.job = job;
    worker.path = job.request.path;
    keepAlive(worker.process, true);
    worker.timer = setTimeout(() => {
      const seconds = Math.ceil(job.timeoutMs / 1_000);
      const late = new DocumentError('timeout', `The file kept the engine busy for ${seconds} s.`);
      void this.#retire(worker, late);
    }, job.timeoutMs);
    worker.process.send(job.request, (error) => {
      if (error) void this.#retire(worker, { ok: false, fault: 'crash', message: error.message });
    });
  }

  #settle(worker: DocumentWorker, outcome: JobOutcome | DocumentError): void {
    const { job } = worker;
    if (!job) return;
    clearTimeout(worker.timer);
    worker.job = undefined;
    keepAlive(worker.process, false);
    this.#queue.finish(job);
    job.settle(outcome);
    if (!this.#closed) this.#dispatch();
  }

  async #retire(worker: DocumentWorker, outcome: JobOutcome | DocumentError): Promise<void> {
    this.#workers.delete(worker);
    this.#settle(worker, outcome);
    const { process: child } = worker;
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
    child.ref();
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}
