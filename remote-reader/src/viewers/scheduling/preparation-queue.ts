/** What the queue needs done; all effects stand behind it. */
export interface PreparationTasks<T> {
  /** Prepares a page; `kept` is what was made of it before and no longer fits (another scale). */
  prepare(page: number, kept: T | undefined, signal: AbortSignal): Promise<T>;
  /** Whether what was made still is as it should be. */
  isFresh(made: T): boolean;
  /** Frees what was made. */
  discard(made: T): void;
  /** A page is ready, or ready anew. */
  onReady(page: number, made: T): void;
  /** The page wanted first could not be prepared. */
  onFailed(page: number, error: unknown): void;
  /** Calls back when there is nothing more urgent to do; returns the way to give it up. */
  whenIdle(callback: () => void): () => void;
}

interface Work {
  readonly page: number;
  /** Whether somebody waited for the page when it was begun. */
  readonly isAwaited: boolean;
  readonly abort: AbortController;
}

/**
 * Decides which page is prepared next, by one rule: **one page at a time, the first wanted one that
 * isn't ready; work on any other is given up.** The page wanted first is begun at once, the others
 * when the browser is idle. No more pages are kept than there is room for; those wanted last go first.
 */
export class PreparationQueue<T> {
  readonly #tasks: PreparationTasks<T>;
  readonly #capacity: number;
  /** What was made, least recently wanted first. */
  readonly #made = new Map<number, T>();
  readonly #failed = new Set<number>();
  #wanted: readonly number[] = [];
  #work: Work | undefined;
  #cancelIdle: (() => void) | undefined;

  /** @param capacity how many pages are kept at most */
  constructor(tasks: PreparationTasks<T>, capacity: number) {
    this.#tasks = tasks;
    this.#capacity = capacity;
  }

  /** What was made of the page, even if it is no longer fresh. */
  get(page: number): T | undefined {
    return this.#made.get(page);
  }

  /** Whether the page can be shown as it is. */
  isReady(page: number): boolean {
    const made = this.#made.get(page);
    return made !== undefined && this.#tasks.isFresh(made);
  }

  /** The pages that are wanted, most urgent first; what failed before is tried again. */
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

  /** Looks what is to be done now, after freshness has changed. */
  next(): void {
    const page = this.#wanted.find((wanted) => !this.isReady(wanted) && !this.#failed.has(wanted));
    if (this.#work?.page === page) return;
    this.#stop();
    if (page === undefined) return;
    if (page === this.#wanted[0]) this.#begin(page);
    else this.#cancelIdle = this.#tasks.whenIdle(() => this.#begin(page));
  }

  /** Gives up all work and frees everything. */
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
    try {
      const kept = this.#made.get(page);
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
    this.#tasks.onReady(page, made);
    this.next();
  }

  #fail({ page, isAwaited }: Work, error: unknown): void {
    this.#work = undefined;
    const isFirst = page === this.#wanted[0];
    // What nobody waited for was tried less hard (`docs/decisions.md` 48): now it is tried for somebody.
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
