/** The effects of the queue. */
export interface PreparationTasks<T> {
  /** Prepares a page; `kept` is its stale preparation, for instance at another scale. */
  prepare(page: number, kept: T | undefined, signal: AbortSignal): Promise<T>;
  /** Whether a preparation can be shown. */
  isFresh(made: T): boolean;
  /** Frees a preparation. */
  discard(made: T): void;
  /** A page is ready, or prepared anew. An error that it throws is a failure of the page. */
  onReady(page: number, made: T): void;
  /** The most urgent page failed. */
  onFailed(page: number, error: unknown): void;
  /** Calls back when the browser is idle; returns a function that cancels it. */
  whenIdle(callback: () => void): () => void;
}

interface Work {
  readonly page: number;
  /** Whether the page was the most urgent when its preparation began. */
  readonly isAwaited: boolean;
  readonly abort: AbortController;
}

/**
 * Decides which page is prepared next, by one rule: **one page at a time, the most urgent that is not ready;
 * work on any other is aborted.** The most urgent begins at once, the others when the browser is idle. Beyond
 * the capacity, pages that were wanted longest ago are discarded.
 */
export class PreparationQueue<T> {
  readonly #tasks: PreparationTasks<T>;
  readonly #capacity: number;
  /** Least recently wanted first. */
  readonly #made = new Map<number, T>();
  readonly #failed = new Set<number>();
  #wanted: readonly number[] = [];
  #work: Work | undefined;
  #cancelIdle: (() => void) | undefined;

  constructor(tasks: PreparationTasks<T>, capacity: number) {
    this.#tasks = tasks;
    this.#capacity = capacity;
  }

  /** The preparation of a page, fresh or stale. */
  get(page: number): T | undefined {
    return this.#made.get(page);
  }

  /** Whether a page can be shown. */
  isReady(page: number): boolean {
    const made = this.#made.get(page);
    return made !== undefined && this.#tasks.isFresh(made);
  }

  /** Sets the wanted pages, most urgent first, and retries those that failed. */
  want(pages: readonly number[]): void {
    this.#wanted = [...new Set(pages)].slice(0, this.#capacity);
    this.#failed.clear();
    for (const page of this.#wanted.toReversed()) {
      const made = this.#made.get(page);
      if (made === undefined) continue;
      this.#made.delete(page);
      this.#made.set(page, made);
    }
    this.next();
  }

  /** Prepares pages that have become stale. */
  next(): void {
    const page = this.#wanted.find((wanted) => !this.isReady(wanted) && !this.#failed.has(wanted));
    if (this.#work?.page === page) return;
    this.#stop();
    if (page === undefined) return;
    if (page === this.#wanted[0]) this.#begin(page);
    else this.#cancelIdle = this.#tasks.whenIdle(() => this.#begin(page));
  }

  /** Aborts all work and frees all pages. */
  clear(): void {
    this.#wanted = [];
    this.#stop();
    for (const made of this.#made.values()) this.#tasks.discard(made);
    this.#made.clear();
  }

  #stop(): void {
    this.#cancelIdle?.();
    this.#cancelIdle = undefined;
    this.#work?.abort.abort();
    this.#work = undefined;
  }

  async #begin(page: number): Promise<void> {
    this.#cancelIdle = undefined;
    const isAwaited = page === this.#wanted[0];
    const work: Work = { page, isAwaited, abort: new AbortController() };
    this.#work = work;
    const kept = this.#made.get(page);
    try {
      const made = await this.#tasks.prepare(page, kept, work.abort.signal);
      if (this.#work === work) this.#keep(page, made);
      else if (made !== kept) this.#tasks.discard(made);
    } catch (error) {
      if (this.#work === work) this.#fail(work, error);
    }
  }

  #keep(page: number, made: T): void {
    this.#work = undefined;
    const old = this.#made.get(page);
    if (old !== undefined && old !== made) this.#tasks.discard(old);
    this.#made.set(page, made);
    this.#evict();
    try {
      this.#tasks.onReady(page, made);
    } catch (error) {
      // A page that cannot be shown has failed too; a loading page would be awaited for ever.
      if (page === this.#wanted[0]) this.#tasks.onFailed(page, error);
    }
    this.next();
  }

  #fail({ page, isAwaited }: Work, error: unknown): void {
    this.#work = undefined;
    const isFirst = page === this.#wanted[0];
    // Background requests are retried less (`docs/decisions.md` 48): now the page is requested
    // again.
    if (!isFirst || isAwaited) this.#failed.add(page);
    if (isFirst && isAwaited) this.#tasks.onFailed(page, error);
    this.next();
  }

  #evict(): void {
    for (const [page, made] of this.#made) {
      if (this.#made.size <= this.#capacity) return;
      if (this.#wanted.includes(page)) continue;
      this.#made.delete(page);
      this.#tasks.discard(made);
    }
  }
}
